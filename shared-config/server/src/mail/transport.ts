import { createTransport } from 'nodemailer';
import type { MailFile } from './mail-file.ts';

/** A mail as it leaves. */
export interface OutgoingMail {
  /** The same for every attempt: receivers can tell a repeated mail by it. */
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | undefined;
  /** Address that ends mails of this kind, with one click in programs that offer it (RFC 2369, RFC 8058). */
  readonly unsubscribe?: string | undefined;
  readonly files?: readonly MailFile[] | undefined;
}

/** Sends one mail; rejects when the server does not take it. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

const WAIT_MS = 15_000;

/** @param url smtp://host:port or smtps://user:password@host:port */
export function createSmtpSender(url: string): SendMail {
  const options = { url, connectionTimeout: WAIT_MS, greetingTimeout: WAIT_MS, socketTimeout: WAIT_MS };
  const transport = createTransport(options);
  return async ({ to, unsubscribe, files = [], ...mail }) => {
    await transport.sendMail({
      ...mail,
      // As one address and never as a list of them, whatever it holds.
      to: { name: '', address: to },
      headers: unsubscribe === undefined ? undefined : unsubscribeHeaders(unsubscribe),
      attachments: files.map(({ name, type, bytes }) => ({
        filename: name,
        contentType: type,
        content: bytes,
      })),
    });
  };
}

/** Of a parsed address nothing is left that could end the header or its brackets. */
function unsubscribeHeaders(address: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${new URL(address).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** A refusal for good (5xx): the address does not exist, or the mail is not wanted. Anything else may pass. */
export function isBounce(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null || !('responseCode' in cause)) return false;
  return typeof cause.responseCode === 'number' && cause.responseCode >= 500 && cause.responseCode < 600;
}
