import type { BrokerRequest, CallableResponse } from '@vcms/domain';
import type { Caller, Trusted } from '@vcms/server/core';
import { Refusal } from '@vcms/server/core';
import { queueMail } from '@vcms/server/mail';
import type { Transaction } from 'firebase-admin/firestore';
import { brokerLetter } from '../../model/broker/broker-letter.ts';

type Sent = CallableResponse<'brokerRequestCreate'>;

/**
 * The letter with its link as an answer, and as a mail where that was asked. Answers go to the person who asked: replies
 * to the mail do, too. The token stands in both and nowhere else.
 */
export function sendLetter(
  trusted: Trusted,
  transaction: Transaction,
  { email }: Pick<Caller, 'email'>,
  request: BrokerRequest,
  options: { readonly token: string; readonly byMail: boolean; readonly isReminder?: boolean },
): Sent {
  const { id, expiresOn, round, brokerEmail } = request;
  const link = `${trusted.appOrigin}/upload/?token=${options.token}`;
  const { isReminder = false } = options;
  const letter = brokerLetter({ ...request, link: { url: link, expiresOn }, isReminder });
  if (options.byMail) {
    if (brokerEmail === undefined) {
      throw new Refusal('invalid', "The broker's e-mail address is not known.", 'brokerEmail');
    }
    queueMail(trusted, transaction, `broker-request-${id}-${round}`, {
      to: brokerEmail,
      ...(email === '' ? {} : { replyTo: email }),
      ...letter,
      about: { brokerRequestId: id, round },
    });
  }
  return { id, expiresOn, link, ...letter };
}
