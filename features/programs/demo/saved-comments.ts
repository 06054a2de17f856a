import { FIRM_SCOPE, type SavedComment } from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/words';

/** What reviewers of the demo firm, and those of a client, write again and again. */
export const SAVED_COMMENTS: readonly SavedComment[] = [
  {
    owner: FIRM_SCOPE,
    id: 'fall-who-inspects',
    programId: 'fall-protection',
    text: 'Name who inspects the equipment, and how often.',
  },
  {
    owner: FIRM_SCOPE,
    id: 'fall-repeats-rule',
    programId: 'fall-protection',
    text: 'The text repeats the rule. Say how it is done at your sites.',
  },
  {
    owner: FIRM_SCOPE,
    id: 'fall-rescue-means',
    programId: 'fall-protection',
    elementId: 'rescue',
    text: 'Calling 911 is not a rescue plan. Name the equipment, who is trained, and how fast they reach the person.',
  },
  {
    owner: FIRM_SCOPE,
    id: 'fall-anchor-strength',
    programId: 'fall-protection',
    elementId: 'anchors',
    text: 'State the strength of anchors: 5,000 pounds for each person, or twice the load under a qualified person.',
  },
  {
    owner: FIRM_SCOPE,
    id: 'hazcom-list',
    programId: 'hazard-communication',
    text: 'Say where your people find this at the site, and who keeps it up to date.',
  },
  {
    owner: FIRM_SCOPE,
    id: 'ppe-date',
    programId: 'ppe',
    elementId: 'certificate',
    text: 'The certificate needs the place, the person who assessed it, and the date.',
  },
  {
    owner: DEMO_PEOPLE.client.companyId,
    id: 'client-fall-sites',
    programId: 'fall-protection',
    text: 'Name the person who answers for this at our sites, with a phone number.',
  },
];
