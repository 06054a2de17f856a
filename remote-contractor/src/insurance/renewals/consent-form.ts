import type { Policy, RenewalConsent } from '@vcms/domain';
import { CALLABLES } from '@vcms/domain/schemas';
import { isSameBroker } from '@vcms/insurance/model';
import type { FieldMessages } from '@vcms/kits/form';

/** Whom to ask, as typed. */
export type ConsentForm = { brokerName: string; brokerEmail: string };

/** What was said last; the broker of the policy where nothing was, or where it has another one by now. */
export function consentForm(policy: Policy, consent: RenewalConsent | undefined): ConsentForm {
  const { name, email = '' } = policy.producer;
  if (consent === undefined || !isSameBroker(consent, policy))
    return { brokerName: name, brokerEmail: email };
  const { brokerName, brokerEmail } = consent;
  return { brokerName, brokerEmail };
}

export function consentOf({ brokerName, brokerEmail }: ConsentForm, { id }: Pick<Policy, 'id'>) {
  return { policyId: id, brokerName: brokerName.trim(), brokerEmail: brokerEmail.trim() };
}

/** The first message of each wrong field. */
export function checkConsentForm(
  values: ConsentForm,
  policy: Pick<Policy, 'id'>,
): FieldMessages<ConsentForm> {
  const checked = CALLABLES.renewalConsentGive.request.safeParse(consentOf(values, policy));
  const messages: Record<string, string> = {};
  for (const { path, message } of checked.success ? [] : checked.error.issues)
    messages[String(path[0])] ??= message;
  return messages;
}
