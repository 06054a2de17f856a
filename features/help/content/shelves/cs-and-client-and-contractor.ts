// Written by `npm run help` from the files in articles/: edit those.
// biome-ignore-all lint/style/noExcessiveLinesPerFile: a list of articles, written by a program.
import type { HelpArticle } from '../../model/article.ts';

export const articles: readonly HelpArticle[] = [
  {
    id: 'osha-dates',
    title: 'Dates of the OSHA year',
    group: 'OSHA and EMR',
    blocks: [
      ['OSHA recordkeeping follows the calendar year (29 CFR 1904).'],
      {
        ordered: false,
        items: [
          [
            {
              strong: ['Within 7 calendar days'],
            },
            ': enter a recordable case in the 300 log and form 301.',
          ],
          [
            {
              strong: ['February 1 to April 30'],
            },
            ': post form 300A, certified by a company executive, at the workplace.',
          ],
          [
            {
              strong: ['March 2'],
            },
            ": file with OSHA's Injury Tracking Application, for establishments that must file.",
          ],
          [
            {
              strong: ['Five years'],
            },
            ' after the year: keep the forms.',
          ],
          [
            {
              strong: ['8 hours'],
            },
            ': report a work-related death to OSHA. ',
            {
              strong: ['24 hours'],
            },
            ': report an in-patient hospitalization, an amputation or the loss of an eye. This holds for exempt companies, too.',
          ],
        ],
      },
      [
        "Here last year's numbers are required from March 3 on. From January 1 to March 2, if they are not on file, the item reads Expiring soon with the day on which it is due, and the contractor is reminded.",
      ],
    ],
  },
  {
    id: 'no-emr-yet',
    title: 'No EMR: companies that are not rated',
    group: 'OSHA and EMR',
    blocks: [
      [
        'Young and small companies have no EMR. A state rates a company once its premium passes a threshold, commonly between $3,000 and $7,000 a year, so the first three or four years often have no mod. A company without employees and a self-insured company may have none either.',
      ],
      [
        'The contractor then declares on ',
        {
          href: '/osha-emr-stats',
          words: ['OSHA and EMR Statistics'],
        },
        ' that it is not rated: the reason, the date, and a signed letter from the broker, carrier or bureau that says why. Once the letter is accepted it counts for 12 months.',
      ],
      [
        'What it means is up to each client: count it as 1.00, which is common; leave the EMR out; or require a rating, and then only a variance helps. ',
        {
          strong: ['Why?'],
        },
        ' says which of them applies.',
      ],
    ],
  },
  {
    id: 'claims-made-or-occurrence',
    title: 'Occurrence or claims-made',
    group: 'Insurance',
    blocks: [
      [
        'An ',
        {
          strong: ['occurrence'],
        },
        ' policy covers what happens during the policy period, whenever the claim is made. A ',
        {
          strong: ['claims-made'],
        },
        ' policy covers claims that are made during the policy period, and only for events after its retroactive date. Once a claims-made policy ends, late claims are not covered unless there is an extended reporting period.',
      ],
      [
        'For general liability most clients require the occurrence form. Professional and pollution liability are commonly claims-made. The ACORD 25 has a box for each at the general liability row and the umbrella row.',
      ],
      [
        'If a client requires the occurrence form and the policy is claims-made, a higher limit does not help: the item stays Non-compliant. Ask the broker for an occurrence form, or ask the client for a ',
        {
          href: '?article=what-a-variance-is',
          words: ['variance'],
        },
        '. When you enter a claims-made policy, enter its retroactive date as well.',
      ],
    ],
  },
  {
    id: 'primary-and-noncontributory',
    title: 'Primary and non-contributory',
    group: 'Insurance',
    blocks: [
      [
        "When the client is an additional insured, two policies may cover the same claim: the contractor's and the client's own. ",
        {
          strong: ['Primary'],
        },
        " means that the contractor's policy pays first. ",
        {
          strong: ['Non-contributory'],
        },
        " means that it does not ask the client's insurer to share the payment.",
      ],
      [
        'The usual endorsement for general liability is ',
        {
          strong: ['CG 20 01'],
        },
        '. It applies where a written contract requires it. On the certificate the wording normally stands in the description of operations, often as "primary and non-contributory". The endorsement page is the better proof.',
      ],
      [
        'In a policy here, primary and non-contributory is one of the endorsements to tick, blanket or for named clients, with its page attached. If a client requires it and nothing shows it, the item reads Non-compliant although all limits are met.',
      ],
    ],
  },
  {
    id: 'named-insured-differs',
    title: 'The insured name differs',
    group: 'Insurance',
    blocks: [
      [
        'The insured on the certificate should be the contractor\'s legal name as it is on file here. Names are compared without regard to case, punctuation and the legal form, so "ACME ROOFING, L.L.C." and "Acme Roofing LLC" are the same. "Acme Towing" is another name, and a reviewer has to look at it.',
      ],
      [
        'A difference never fails by itself. It is a question for the reviewer: a trade name, a former name and a parent company are all possible. What usually helps:',
      ],
      {
        ordered: false,
        items: [
          ['a certificate in the legal name, or with "dba" and both names;'],
          ['an endorsement that adds the company as a named insured;'],
          ['a correction of the company record, if the record is what is wrong.'],
        ],
      },
      [
        'If the legal name was changed here, certificates in the old name are marked, so that they can be replaced.',
      ],
    ],
  },
  {
    id: 'umbrella-and-excess',
    title: 'When an umbrella reaches a limit',
    group: 'Insurance',
    blocks: [
      [
        'An umbrella or excess policy sits above general liability, automobile and employers\' liability. A client can say that it may be used to reach their limits. Then a shortfall below is covered by the umbrella, and the item reads "Reached with the umbrella".',
      ],
      [
        'What is used below is no longer free above. Example: a client requires $2,000,000 each occurrence for general liability and $5,000,000 umbrella. The contractor has $1,000,000 and $5,000,000. One million of the umbrella is needed for general liability, so $4,000,000 are left, and the umbrella is $1,000,000 short. The item says so: part of the umbrella is needed below.',
      ],
      [
        'Only the largest shortfall is subtracted, because one occurrence draws on one line at a time. Two umbrellas are not added together. A pending umbrella can bring an item to Pending review, never to Compliant.',
      ],
    ],
  },
  {
    id: 'rates-of-small-companies',
    title: 'Why rates of small companies jump',
    group: 'OSHA and EMR',
    blocks: [
      [
        'One case in a small company moves the rate far. With 108,000 hours in three years a single case gives a TRIR of 1.85; with no case it would be 0.00. The true risk may be the same. For this reason the range in which the true rate lies with 95 percent certainty stands beside each rate: for that one case it reaches from 0.05 to 10.32.',
      ],
      [
        'A rate from few hours therefore says little. A client can set a rule for companies below a number of hours: they are judged by the number of cases, and the item says "Few hours: judged by cases". It can also approve a variance with conditions. Look at deaths, at the kind of cases, and at the trend over the years before you decide by one number. Studies of millions of hours came to the same conclusion.',
      ],
    ],
  },
  {
    id: 'workers-compensation-row',
    title: "Workers' compensation and employers' liability",
    group: 'Insurance',
    blocks: [
      [
        'The row has two parts. ',
        {
          strong: ["Workers' compensation"],
        },
        ' pays benefits that the law of the state sets; there is no limit in dollars, only the box PER STATUTE. ',
        {
          strong: ["Employers' liability"],
        },
        ' has three limits: each accident, disease for each employee, and disease policy limit. Clients commonly require $1,000,000 for each; a standard policy may have only $100,000, $500,000 and $100,000.',
      ],
      [
        'The row also says whether an owner or officer is excluded. North Dakota, Ohio, Washington and Wyoming have state funds: there the certificate comes from the state, and employers\' liability is bought as "stop gap" cover, often with general liability.',
      ],
      [
        'Additional insured does not apply to this row; the waiver of subrogation does. A marked box for statutory limits is what clients look for first.',
      ],
    ],
  },
];
