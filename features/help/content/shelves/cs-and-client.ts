// Written by `npm run help` from the files in articles/: edit those.
// biome-ignore-all lint/style/noExcessiveLinesPerFile: a list of articles, written by a program.
import type { HelpArticle } from '../../model/article.ts';

export const articles: readonly HelpArticle[] = [
  {
    id: 'accept-return-or-reject',
    title: 'Accept, return or reject',
    group: 'Reviews',
    blocks: [
      ['There are three decisions, and they differ in what the contractor can do next.'],
      {
        ordered: false,
        items: [
          [
            {
              strong: ['Accept'],
            },
            ' (or ',
            {
              strong: ['Confirm'],
            },
            ' for numbers): the record counts from now on, for every client whose requirements it meets.',
          ],
          [
            {
              strong: ['Return with findings'],
            },
            ': something has to be corrected. The contractor opens the same record, sees each finding beside its field, and submits again as the next version. Use it whenever a correction is possible.',
          ],
          [
            {
              strong: ['Reject'],
            },
            ': the record cannot be corrected, such as a certificate of another company. The contractor has to submit a new one.',
          ],
        ],
      },
      [
        'A return needs at least one finding. Each decision is kept with your name, the time and the words you sent; none can be changed afterwards. A new version begins a new review. Before you accept, the page shows what the status would be for each client.',
      ],
    ],
  },
  {
    id: 'how-the-review-queue-works',
    title: 'How the review queue works',
    group: 'Reviews',
    blocks: [
      [
        {
          href: '/csinsurance-review',
          words: ['Review Insurance'],
        },
        ' and ',
        {
          href: '/confirm-statisticals',
          words: ['the queue of OSHA years and EMR records'],
        },
        ' list what was submitted and not decided, oldest first. Each row shows the contractor, what was submitted, its age, and the day by which a review is promised: three working days after the submission.',
      ],
      [
        'Open a row and choose ',
        {
          strong: ['Claim'],
        },
        '. For 15 minutes the record is yours; everybody else reads who is at work and since when. ',
        {
          strong: ['Extend'],
        },
        ' adds another 15 minutes, and ',
        {
          strong: ['Release'],
        },
        ' gives the record back. What you typed is kept if the time runs out.',
      ],
      [
        'The paper stands beside the values. Chips above them tell which clients the record would leave short. ',
        {
          strong: ['Values'],
        },
        ' begins with what falls short and what changed; ',
        {
          strong: ['Clients'],
        },
        ' shows what each client misses, ',
        {
          strong: ['Findings'],
        },
        ' holds the reasons and the message of a return, ',
        {
          strong: ['History'],
        },
        ' the decisions so far. Press R to go to the findings, and the arrow keys to go from tab to tab; ',
        {
          strong: ['Shortcuts'],
        },
        ' lists all keys. On a phone the paper stands above and can be folded.',
      ],
      [
        'Decide, and the following record opens; ',
        {
          strong: ['Next'],
        },
        ' goes there without a decision. Filters and export work as in every list. Nobody can claim a record that they entered themselves.',
      ],
    ],
  },
  {
    id: 'names-in-a-300-log',
    title: 'Names in a 300 log',
    group: 'Reviews',
    blocks: [
      [
        'A 300 log lists injured people by name. Before it goes to anybody outside the company, names and other identifying details must be removed or hidden (29 CFR 1904.29). The contractor confirms that with a tick when it uploads the log.',
      ],
      [
        'If you find a name, job title and date that point to one person, or a privacy case that is not marked as such, return the year with the finding "Names in the 300 log". Do not download the file, do not forward it, and do not quote the name in your message.',
      ],
      [
        'Clients never see a log that is not redacted. Most requirements need only form 300A, which has totals and no names; ask for the log only when the totals raise a question.',
      ],
    ],
  },
  {
    id: 'questionnaires-for-clients',
    title: 'Questionnaires and your own questions',
    group: 'Programs, questionnaires and people',
    blocks: [
      [
        'All contractors answer one questionnaire of the firm. A client can add a supplement with up to 40 questions of its own. The contractor answers the common part once for all its clients, so ask only what is not there already.',
      ],
      [
        'A question may follow from another answer, ask for evidence, or have answers that fail the requirement by themselves. Use such answers rarely, and say in the help text why you ask.',
      ],
      [
        'A published version cannot be edited. Changing a question makes a new version; contractors keep their answers and are asked only what is new. They have 30 days before an answer to the older version counts as outdated. Before you publish, the page says how many contractors have to answer again.',
      ],
    ],
  },
  {
    id: 'requesting-a-document',
    title: 'Requesting a document',
    group: 'Contractors',
    blocks: [
      [
        'For a document that no requirement covers, such as a safety manual or a site plan, open the contractor in the ',
        {
          href: '/documents-center/files',
          words: ['Document Center'],
        },
        ' and choose ',
        {
          strong: ['Request a document'],
        },
        '. Say which document, what it is for, and by which day. The contractor is told at once, reminded three days before and on the day, and has the request on its home page with the upload.',
      ],
      [
        'The list ',
        {
          strong: ['Requested documents'],
        },
        ' above the files shows what is open, what is overdue and what came. Open the file; if it is what you need, choose ',
        {
          strong: ['Mark as done'],
        },
        '. If it is not, withdraw the request and request it again with a note that says what was missing. The file that came stays in the folder.',
      ],
      [
        "Only your company, the contractor and the firm can open the answer. It does not change the contractor's status: certificates, OSHA years, EMR letters, programs and forms W-9 that are required are submitted with their own records.",
      ],
    ],
  },
  {
    id: 'reviewing-an-emr-letter',
    title: 'Reviewing an EMR or a not-rated letter',
    group: 'Reviews',
    blocks: [
      ['An EMR letter comes from the insurance carrier, the broker, NCCI or the state bureau. Check that it'],
      {
        ordered: false,
        items: [
          ["is on letterhead and signed, or is the bureau's rating worksheet;"],
          ['names the contractor, not a parent or a sister company;'],
          ['gives the rating effective date and the value with two decimals;'],
          ['says interstate, intrastate or state fund, with the states.'],
        ],
      },
      [
        'The value counts for 12 months from the effective date, so a letter of last year may already have ended. A value outside 0.50 to 2.00 is rare: look twice.',
      ],
      [
        'For a ',
        {
          strong: ['not-rated'],
        },
        ' declaration the letter has to say why: new business, premium below the state\'s threshold, no employees, or self-insured. A letter that only says "no EMR available" is not enough; return it and ask for the reason.',
      ],
    ],
  },
  {
    id: 'reviewing-an-osha-year',
    title: 'Reviewing an OSHA year',
    group: 'Reviews',
    blocks: [
      [
        'Form 300A stands beside the numbers. For each value say ',
        {
          strong: ['Found'],
        },
        ' or question it; a question becomes a finding with the name of the field. Compare the year, the establishment, hours, employees, columns G to J, the days K and L, and the types M1 to M6. The form must be signed by a company executive.',
      ],
      [
        "Flags point to what is unusual: types that do not add up to cases, hours for each employee that are too high or too low, a rate that moved by more than half against the year before, a missing year. A flag is a question, not an error. The contractor's explanation stands beside it; accept it if it is plausible, for example a large project that ended.",
      ],
      [
        'Typing errors are returned, not corrected by the reviewer. If a ',
        {
          href: '?article=names-in-a-300-log',
          words: ['300 log'],
        },
        ' shows names, return it.',
      ],
    ],
  },
  {
    id: 'firm-and-client-reviews',
    title: "The firm's decision and the client's own",
    group: 'Reviews',
    blocks: [
      [
        'A record can be decided twice: by the firm for all clients, and by a client for itself. For a client the record counts as',
      ],
      {
        ordered: false,
        items: [
          [
            {
              strong: ['returned or rejected'],
            },
            ' if the newest decision of the firm, or its own, says so;',
          ],
          [
            {
              strong: ['accepted'],
            },
            ' if one of them accepted it and neither objects;',
          ],
          [
            {
              strong: ['pending'],
            },
            ' otherwise.',
          ],
        ],
      },
      [
        "A client's decision never changes what another client sees. A client can also decide that only its own review counts; then it has its own queue, and the firm's acceptance alone leaves the item pending.",
      ],
      [
        "The client's page shows the firm's decision first. If both differ, the stricter one holds for that client. A new version makes earlier decisions void, on both sides, so that nobody relies on a review of something else.",
      ],
    ],
  },
  {
    id: 'insurer-ratings',
    title: 'What A- VII means',
    group: 'Insurance',
    blocks: [
      [
        'A.M. Best rates the financial strength of insurers. A letter says how strong an insurer is, from A++ and A+ (superior) and A and A- (excellent) downward. A Roman numeral gives its financial size category, from I, the smallest, to XV. Many contracts ask for ',
        {
          strong: ['A- VII'],
        },
        " or better: excellent, and with at least 50 million dollars of policyholders' surplus.",
      ],
      [
        'A client can require a lowest rating for a line. The rating stands in the policy, because it is not on the ACORD 25; the NAIC number that is on it identifies the company within a group of similar names. State funds and some captives are not rated. If an insurer has no rating, the requirement cannot be met by it, and the client decides about a variance.',
      ],
    ],
  },
  {
    id: 'what-to-check-on-a-certificate',
    title: 'What to check on a certificate',
    group: 'Reviews',
    blocks: [
      ['Work through a certificate in the same order each time:'],
      {
        ordered: true,
        items: [
          [
            {
              strong: ['Insured'],
            },
            ': the legal name of the contractor. See ',
            {
              href: '?article=named-insured-differs',
              words: ['the insured name differs'],
            },
            '.',
          ],
          [
            {
              strong: ['Insurer, policy number, dates'],
            },
            ': as typed in the policy. Twelve months is usual; anything else deserves a second look.',
          ],
          [
            {
              strong: ['Limits'],
            },
            ': each box against the value beside it. An empty box is not zero; it is missing.',
          ],
          [
            {
              strong: ['Form'],
            },
            ': occurrence or claims-made; what the general aggregate applies per.',
          ],
          [
            {
              strong: ['Boxes'],
            },
            ': any auto or hired and non-owned autos; statutory limits; owners excluded.',
          ],
          [
            {
              strong: ['Endorsements'],
            },
            ': the pages, not only the marks. Blanket wording, or the right names?',
          ],
          [
            {
              strong: ['Holder'],
            },
            ': the client, where it is required.',
          ],
          [
            {
              strong: ['Signature and date'],
            },
            ' of the authorized representative.',
          ],
        ],
      },
      [
        'The page shows what differs from the version before, so a renewal takes less time than a new policy. Where one certificate holds several lines, ',
        {
          strong: ['Review all lines at once'],
        },
        ' shows them together beside the page: those without faults are accepted in one step, and the others stay for decisions of their own.',
      ],
    ],
  },
  {
    id: 'reason-texts',
    title: 'Writing a reason the contractor can act on',
    group: 'Reviews',
    blocks: [
      [
        'Choose findings from the list first: name differs, wrong certificate holder, policy number missing, dates, limit low, a missing endorsement page, insurer rating, unreadable. Where the numbers already show it, the finding is suggested with the gap. The message is built from the findings; ',
        {
          strong: ['Rewrite from the findings'],
        },
        ' builds it again after a change.',
      ],
      ['Then read it as the contractor will. A good reason says what is wrong, where, and what to send:'],
      {
        ordered: false,
        items: [
          [
            '"Each occurrence is $1,000,000. $2,000,000 is required. Send a certificate with the higher limit, or add your umbrella policy."',
          ],
          ['"Page 2 of CG 20 10 is missing. Upload both pages."'],
        ],
      },
      [
        'Name no other client: every client of the contractor can read the decision of the firm. What only colleagues should know belongs in the internal comment. Avoid "see above" and "invalid".',
      ],
    ],
  },
];
