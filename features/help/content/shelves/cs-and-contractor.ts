// Written by `npm run help` from the files in articles/: edit those.
// biome-ignore-all lint/style/noExcessiveLinesPerFile: a list of articles, written by a program.
import type { HelpArticle } from '../../model/article.ts';

export const articles: readonly HelpArticle[] = [
  {
    id: 'broker-uploads',
    title: 'Certificates that come from the broker',
    group: 'Insurance',
    blocks: [
      [
        'A contractor can let its broker send certificates directly. On its Insurance page it chooses ',
        {
          strong: ['Request from broker'],
        },
        ': a letter lists the limits, endorsements and holder wording for each client, and a link opens an upload page without an account.',
      ],
      [
        'The link is limited to that request. The broker sees what is required and for which clients, sends up to five files, and is told that they were received. An interrupted upload goes on where it stopped. The contractor can make a new link or revoke it at any time; an expired link says so.',
      ],
      [
        "What arrives becomes drafts of policies. Values are read from the certificate and offered one by one. The contractor checks and submits them, because the statement is the contractor's, not the broker's.",
      ],
    ],
  },
  {
    id: 'automatic-broker-renewals',
    title: 'Renewals that the broker is asked for automatically',
    group: 'Insurance',
    blocks: [
      [
        'A contractor can let the product ask its broker for renewals. In the menu of an accepted policy, ',
        {
          strong: ['Ask the broker for renewals automatically'],
        },
        ' takes the name and e-mail address of the broker. From 60 days before the end of the policy the broker gets the letter with the link by mail, and a reminder with a new link 30 and 14 days before the end if nothing came. Policies that end on the same day and go to the same address are in one letter. The contractor is told each time, and its own reminders come as before. Nobody is asked once a renewal is on file, even as a draft. It goes on every year with the same broker; ',
        {
          strong: ['Stop asking'],
        },
        ' in the same place ends it, and a request that is still open can be revoked in the list.',
      ],
      [
        'If the mailbox refuses a letter, the list of requests says so with the reason. ',
        {
          strong: ['Ask again'],
        },
        ' sends it to another address.',
      ],
    ],
  },
  {
    id: 'ten-or-fewer-employees',
    title: 'Ten or fewer employees',
    group: 'OSHA and EMR',
    blocks: [
      [
        'A company with ten or fewer employees ',
        {
          strong: ['at all times during the last calendar year'],
        },
        ' need not keep OSHA injury records, unless OSHA or the Bureau of Labor Statistics asks for them in writing (29 CFR 1904.1). Count the whole company, not one site, and take the highest number of the year. Companies in listed low-hazard industries are exempt as well (1904.2).',
      ],
      ['Exempt companies must still report deaths and severe injuries to OSHA.'],
      [
        'Clients may ask for numbers anyway. On ',
        {
          href: '/osha-emr-stats',
          words: ['OSHA and EMR Statistics'],
        },
        ' choose the exemption "10 employees or fewer", enter cases and hours, and upload a signed statement in place of form 300A. The numbers are judged like those of any other company. A year that is not on file stays missing, also for exempt companies.',
      ],
    ],
  },
  {
    id: 'which-cases-are-recordable',
    title: 'Which cases are recordable',
    group: 'OSHA and EMR',
    blocks: [
      [
        'A case is recordable if it is work-related, new, and leads to one of these (29 CFR 1904.7): death; days away from work; restricted work or transfer to another job; medical treatment beyond first aid; loss of consciousness; or a significant injury or illness diagnosed by a physician or other licensed health care professional.',
      ],
      [
        {
          strong: ['First aid'],
        },
        ' is a closed list. It includes bandages, cleaning a wound, non-prescription medicine at non-prescription strength, hot or cold therapy and drinking fluids for heat stress. Sutures, prescription medicine and physical therapy are medical treatment.',
      ],
      [
        'Each case is counted once, in its most serious column: death (G), days away (H), transfer or restriction (I), other (J). Count calendar days, not working days, beginning the day after. You may stop at 180 days for a case.',
      ],
    ],
  },
];
