import { createHash } from 'node:crypto';

/** System colours follow what the reader's device asks for: dark, more contrast, forced colours. */
const STYLE = `:root{color-scheme:light dark}
body{margin:0;font:1rem/1.5 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.5rem;line-height:1.25}
button{font:inherit;padding:.625rem 1.125rem;min-height:2.75rem;cursor:pointer}`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** For every answer: no scripts, nothing from elsewhere, in no frame, kept nowhere; the address goes to nobody as a referrer. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
} as const;

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title} - VCMS</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
}

function profileLink(appOrigin: string): string {
  return `<a href="${appOrigin}/profile/user/edit-profile">your profile</a>`;
}

/** Asks first: programs that look at mails follow every link. Its form sends what a mail program sends. */
export const CONFIRM_PAGE = page(
  'Unsubscribe from VCMS e-mails?',
  `<p>You will no longer get e-mails when something needs you or changes, and no daily or weekly digest. You can still see everything in your notifications.</p>
<form method="post">
<input type="hidden" name="List-Unsubscribe" value="One-Click">
<button type="submit">Unsubscribe</button>
</form>`,
);

/** What was turned off, and where it is turned on again. */
export function donePage(appOrigin: string): string {
  return page(
    'You are unsubscribed',
    `<p>E-mails about what needs you or changes, and the daily or weekly digest, are turned off. You will still get announcements, and e-mails about your account such as a link for a new password.</p>
<p>To turn them on again, sign in and choose them under Reminders and digest in ${profileLink(appOrigin)}.</p>`,
  );
}

/** The same for links that never were, that ended, and whose person is shut out: nobody learns which. */
export function unknownPage(appOrigin: string): string {
  return page(
    'This link does not work',
    `<p>Nothing was changed. To stop e-mails, sign in and turn them off under Reminders and digest in ${profileLink(appOrigin)}.</p>`,
  );
}

export const TOO_LONG_PAGE = page('This request is too long', '<p>Nothing was changed.</p>');
export const WRONG_METHOD_PAGE = page('This address cannot be used this way', '<p>Nothing was changed.</p>');
export const FAILED_PAGE = page(
  'Something went wrong',
  '<p>Nothing was changed. Open the link again in a few minutes.</p>',
);
