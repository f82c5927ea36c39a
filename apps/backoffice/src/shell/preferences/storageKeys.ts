/** Key of the local storage for language, mode and theme colour; the first paint reads it. */
export const THEME_KEY = 'mj.theme';

/** Key of the theme of this computer's login page, while a person's own is in its place. */
export const VISITOR_KEY = 'mj.visitorTheme';

/** Cookie of the session's token. */
export const TOKEN_COOKIE = 'mj_token';
