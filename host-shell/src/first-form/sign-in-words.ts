/** What the button of the sign-in form says; the first form and the page that takes its place say the same. */
export const SIGN_IN_WORDS = { rest: 'Sign in', busy: 'Signing in…' } as const;
