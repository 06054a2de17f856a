import PostalMime from 'postal-mime';

/** A message as it lies beside its .eml file. */
export interface KeptMail {
  /** Name of the files without their ending; sorts by the time of arrival. */
  readonly id: string;
  /** ISO time. */
  readonly receivedAt: string;
  readonly from: string;
  /** Addresses of the envelope: who really gets it. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly { readonly fileName: string; readonly bytes: number }[];
}

/** Reads a raw message. The envelope decides who it is for, as on every mail server. */
export async function readMail(
  id: string,
  receivedAt: Date,
  to: readonly string[],
  raw: Uint8Array,
): Promise<KeptMail> {
  const mail = await PostalMime.parse(raw);
  return {
    id,
    receivedAt: receivedAt.toISOString(),
    from: mail.from?.address ?? '',
    to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    attachments: mail.attachments.map(({ filename, content }) => ({
      fileName: filename ?? '',
      bytes: typeof content === 'string' ? content.length : content.byteLength,
    })),
  };
}
