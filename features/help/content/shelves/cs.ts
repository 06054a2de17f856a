// Written by `npm run help` from the files in articles/: edit those.
// biome-ignore-all lint/style/noExcessiveLinesPerFile: a list of articles, written by a program.
import type { HelpArticle } from '../../model/article.ts';

export const articles: readonly HelpArticle[] = [
  {
    id: 'connecting-a-contractor-to-a-client',
    title: 'Connecting a contractor to a client',
    group: 'Contractors',
    blocks: [
      [
        'Open ',
        {
          href: '/customerservice/company-management',
          words: ['Companies'],
        },
        ", choose the contractor, and connect it to the client. The contractor is invited: it sees the client's name and answers on its Home page. Until it accepts, the client sees only its name, trade and city.",
      ],
      [
        'Search before you create a company. The EIN belongs to one company only, and a second record of the same contractor splits its policies and its history. If there are two already, an administrator can merge them.',
      ],
      [
        'If the contractor has no user yet, invite one under ',
        {
          href: '/customerservice/user-management',
          words: ['Users'],
        },
        '; the link is good for 14 days. A contractor that does not react for two weeks appears on your Home page as stuck. Call before you send a third mail, and log the contact.',
      ],
    ],
  },
  {
    id: 'entering-a-policy-on-behalf',
    title: "Entering a policy on a contractor's behalf",
    group: 'Contractors',
    blocks: [
      [
        'When a contractor or its broker sends a certificate by mail, you can enter the policy for it. Open the contractor under ',
        {
          href: '/insurance-reviews',
          words: ['Contractor Insurance Reviews'],
        },
        ', go to ',
        {
          strong: ['Policies and decisions'],
        },
        ', and add a policy or a renewal with its certificate.',
      ],
      [
        'The policy is submitted at once. It is marked as entered by customer service for everybody who sees it, and the contractor is told. You cannot review it yourself: a second person does, as with any other submission.',
      ],
      [
        'Enter what the certificate says, not what is required. If a value is missing, leave it empty. The reviewer returns it to the contractor then. OSHA years and EMR records are entered in the same way: open the contractor under ',
        {
          href: '/customerservice/company-management',
          words: ['Companies'],
        },
        ' and choose ',
        {
          strong: ['Enter OSHA year'],
        },
        ' or ',
        {
          strong: ['Enter EMR'],
        },
        ". The signed 300A or the letter goes with it. A year that the contractor has begun itself is the contractor's to finish. Safety programs and questionnaire answers are not entered on behalf: they are statements that the contractor has to make itself.",
      ],
    ],
  },
  {
    id: 'declared-facts',
    title: 'Facts that a contractor declares',
    group: 'Contractors',
    blocks: [
      [
        'Some facts decide what is required of a contractor: its trades, its NAICS code, the highest number of employees last year, the year it began, its legal name. A contractor may correct them at any time.',
      ],
      [
        'A change that ',
        {
          strong: ['adds'],
        },
        ' requirements counts at once. A change that ',
        {
          strong: ['takes requirements away'],
        },
        ' counts only after the firm has confirmed it, because otherwise a contractor could make a failing item disappear by itself. Until then the confirmed value decides. A NAICS code always waits, the first one too: clients may have other limits for its industry.',
      ],
      [
        'Open declarations stand on your ',
        {
          href: '/dashboard',
          words: ['Home'],
        },
        ' page. Compare them with the website, the state register or the questionnaire. Confirm, or return with a reason that says which proof is needed. Changing the legal name marks certificates in the old name. Tax data and the EIN are seen by the firm and the company only.',
      ],
    ],
  },
  {
    id: 'inviting-people',
    title: 'Inviting people and changing roles',
    group: 'Contractors',
    blocks: [
      [
        'Under ',
        {
          href: '/customerservice/user-management',
          words: ['Users'],
        },
        ' you find everybody outside the firm. ',
        {
          strong: ['Invite'],
        },
        ' a person with e-mail address and role. The role has to fit the company: a client with the full plan or the reduced one, a contractor with full or limited access. The link is good for 14 days, for one use, and for that address only.',
      ],
      [
        'A person has one company and one role. If somebody works for two companies, two addresses are needed. Disable a person who leaves; what they did stays with their name. The last active person of a company cannot be disabled.',
      ],
      [
        'Sign-in problems: send the mail for a new password instead of inviting again. ',
        {
          strong: ['End all sessions'],
        },
        ' when a device was lost. Every change is written into the history of the account.',
      ],
    ],
  },
  {
    id: 'overdue-reviews',
    title: 'Overdue reviews and escalation',
    group: 'Reviews',
    blocks: [
      [
        "Every submission is promised a review within three working days. The queue and the contractor's page show that date; after it, the review is overdue. Your ",
        {
          href: '/dashboard',
          words: ['Home'],
        },
        " page starts with five reviews: those you have claimed, then the unclaimed ones with the earliest dates. Below them, each queue shows how many are waiting and when the first is due, and how many of the firm's decisions of the last 30 days came within the three working days, with the median.",
      ],
      [
        'Work in this order: overdue reviews first, then renewals whose grace period ends soon, because those contractors will not be cleared to work after it, then the oldest. If you cannot decide:',
      ],
      {
        ordered: true,
        items: [
          [
            {
              strong: ['Release'],
            },
            ' the record, so that a colleague can claim it.',
          ],
          ['Write an internal comment: what is still open, and whom you asked.'],
          [
            'Log the contact in ',
            {
              href: '/customerservice/company-management',
              words: ['Companies'],
            },
            ' if the contractor or broker has to answer.',
          ],
        ],
      },
      [
        "Take questions about a client's contract wording to the client, not to the contractor. Administrators see every overdue review on their home page. Never accept a record just to meet the date.",
      ],
    ],
  },
  {
    id: 'reviewing-company-documents',
    title: 'Reviewing W-9 forms, agreements, licenses and bonds',
    group: 'Reviews',
    blocks: [
      [
        {
          href: '/documents-center/files',
          words: ['Documents to review'],
        },
        ' below the Document Center holds the documents of companies that clients can require, the longest waiting on top. Claim one, and compare the file with what the contractor says: type, legal name, dates.',
      ],
      {
        ordered: false,
        items: [
          [
            'A ',
            {
              strong: ['W-9'],
            },
            ' is signed and dated, in the legal name, on the current form. Its EIN can confirm the one in the tax data.',
          ],
          [
            'An ',
            {
              strong: ['agreement'],
            },
            ' is signed by both sides, with every page.',
          ],
          [
            'A ',
            {
              strong: ['license'],
            },
            ' or a ',
            {
              strong: ['bond'],
            },
            ' names the company and has not ended.',
          ],
        ],
      },
      [
        'Accept it, or return it with the reasons that apply; the contractor reads them beside its document and adds another one. Whoever of the firm uploaded a document does not review it.',
      ],
      [
        'A document that the contractor keeps from its clients can be accepted too. It counts for no client until the contractor adds it again and shows it.',
      ],
    ],
  },
  {
    id: 'special-limits-for-a-client',
    title: 'Setting limits for one contractor',
    group: 'Limits and requirements',
    blocks: [
      [
        {
          href: '/cs-set-insurance-limits',
          words: ['Set Insurance Limits'],
        },
        " changes what a client requires of one contractor. Choose the client and the contractor. Each limit shows the company-wide amount, the contractor's own, the difference, the reason, and the last day.",
      ],
      {
        ordered: false,
        items: [
          [
            'A ',
            {
              strong: ['higher'],
            },
            ' limit may be open-ended.',
          ],
          [
            'A ',
            {
              strong: ['lower'],
            },
            ' limit, or a waived line, needs a reason of at least 20 characters and a last day, at most 365 days away.',
          ],
          ['The preview shows the status today and after, and which gaps open or close, before you save.'],
        ],
      },
      [
        "Do this on the client's written request only, and name it in the reason. The client sees who made the change. Limits that hold for all contractors are the client's alone. If only a date has to be bridged, a variance is the better tool: it is visible as an exception.",
      ],
    ],
  },
  {
    id: 'when-a-contractor-objects',
    title: 'When a contractor objects to a decision',
    group: 'Reviews',
    blocks: [
      [
        'A decision cannot be changed or deleted, and that is good for both sides: everybody sees what was decided, when, and why. If a contractor objects, look at the version, the finding and the paper again.',
      ],
      {
        ordered: false,
        items: [
          [
            {
              strong: ['The decision was wrong'],
            },
            ': ask the contractor to submit the record again without changes and with one sentence why. Review the new version at once, and say in the message that the earlier return was our error.',
          ],
          [
            {
              strong: ['The decision was right'],
            },
            ': answer with the line of the certificate or the requirement, and with what would meet it.',
          ],
          [
            {
              strong: ['The requirement is the problem'],
            },
            ": it is the client's. The contractor asks the client for a variance; you can request one on its behalf.",
          ],
        ],
      },
      ['Another person than the first reviewer should look again. Write the result down in the contact log.'],
    ],
  },
];
