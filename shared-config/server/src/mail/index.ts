export { deliverMail } from './deliver.ts';
export { dropStaleFiles } from './drop-stale-files.ts';
export { escapeHtml } from './escape-html.ts';
export { MAIL_FILES_MOST, type MailFile, mailFile } from './mail-file.ts';
export { type MailDraft, queueMail } from './outbox.ts';
export { sendNoticeMails } from './send-notice-mails.ts';
export { createSmtpSender } from './transport.ts';
export { findLinkOwner, UNSUBSCRIBE_LINKS } from './unsubscribe-link.ts';
