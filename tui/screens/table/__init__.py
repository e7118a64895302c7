"""What the screens of all games share: who is who, log, rule, talk, score sheet, pages."""
