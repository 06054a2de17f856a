// Written by `npm run help` from the files in articles/: edit those.
// biome-ignore-all lint/style/noExcessiveLinesPerFile: a list of articles, written by a program.
import type { HelpArticle } from '../../model/article.ts';

export const articles: readonly HelpArticle[] = [
  {
    id: 'a-certificate-was-sent-to-us',
    title: 'A contractor sent us a certificate by mail',
    group: 'Insurance',
    blocks: [
      [
        'A certificate that lies in your mailbox does not count here. Please forward it to the contractor and ask it to upload it, or to let its broker send it with an upload link. There are three reasons: the contractor states that the values are right, a reviewer compares them with your requirements, and everybody sees the same version later.',
      ],
      [
        "If it is urgent, contact customer service with the name of the contractor. In such a case customer service can enter the policy on the contractor's behalf; a second person reviews it.",
      ],
      [
        'Do not rely on a certificate because it looks complete. What is missing most often, the additional insured endorsement, is not on the certificate at all, and a policy that was cancelled after it was printed looks just the same.',
      ],
    ],
  },
  {
    id: 'asking-for-a-contractor',
    title: 'Asking for a new contractor',
    group: 'Contractors',
    blocks: [
      [
        'Open ',
        {
          href: '/new-contractor-request',
          words: ['Our Contractors'],
        },
        ' and make a new request. Search by EIN or e-mail address first: if the contractor is here already, it only has to accept, and its records can be judged at once. Otherwise enter name, contact, e-mail address, trades and the risk of the work, and say why you need it.',
      ],
      [
        'Your request is not an invitation yet. Customer service looks at it and sends the invitation; you see the request with its state in the list. You can withdraw it as long as it was not sent.',
      ],
      [
        'A contractor that is new needs time: policies, OSHA numbers, an EMR letter, safety programs and a questionnaire. Allow two to three weeks, so ask before the contract is signed.',
      ],
    ],
  },
  {
    id: 'files-of-your-contractors',
    title: 'Opening the files of your contractors',
    group: 'Contractors',
    blocks: [
      [
        'Under ',
        {
          href: '/documents-center/files',
          words: ['General Documents'],
        },
        ', choose a contractor. Its files stand in folders, each with a count: certificates of insurance, OSHA and EMR records, programs, agreements and others.',
      ],
      [
        'Search by words of the title, the file name or the text of the file: all words must be there. Words in the text are found by their beginning from three letters on. A scan or a picture has no text to search; its details say so. A mark shows what ended or ends soon. Choose a file to look at it, or download it. Word and Excel files are shown as text, CSV as a table. Several files come as one zip.',
      ],
      ["Each time you open a file, the contractor can see it in its access log, with your company's name."],
      [
        "You do not see everything: injury logs with names, and papers about people's health, are shown to no client. Cards of people open from the person. A file that is still being checked for viruses opens a little later; one that was blocked does not open at all.",
      ],
      [
        'On the reduced plan you cannot add or request files here. If something is missing, ask the contractor or customer service for it.',
      ],
    ],
  },
  {
    id: 'what-happens-after-a-request',
    title: 'What happens after a request',
    group: 'Contractors',
    blocks: [
      ['A connection goes through these states:'],
      {
        ordered: true,
        items: [
          [
            {
              strong: ['Requested'],
            },
            ': you asked; customer service has not sent the invitation yet.',
          ],
          [
            {
              strong: ['Invited'],
            },
            ': the contractor has the invitation and has not answered.',
          ],
          [
            {
              strong: ['In progress'],
            },
            ': it accepted and is entering its records. From now on you see them.',
          ],
          [
            {
              strong: ['Submitted'],
            },
            ': it asks for approval.',
          ],
          [
            {
              strong: ['Approved'],
            },
            ': it may work, as far as its status allows.',
          ],
        ],
      },
      [
        'It can also be ',
        {
          strong: ['declined'],
        },
        ' by the contractor, ',
        {
          strong: ['rejected'],
        },
        ' with a reason, ',
        {
          strong: ['suspended'],
        },
        ' for a time, or ',
        {
          strong: ['ended'],
        },
        '. Open the contractor to see who has the next step. If a contractor stays in Invited for a week, call it and ask whether the mail arrived; customer service can send the invitation again. You need not make a second request.',
      ],
    ],
  },
  {
    id: 'what-you-can-do-here',
    title: 'What you can do here',
    group: 'Getting started',
    blocks: [
      [
        "Your company's access shows the contractors that work for you and whether they meet your requirements. You can",
      ],
      {
        ordered: false,
        items: [
          [
            'see on ',
            {
              href: '/dashboard',
              words: ['Home'],
            },
            ' how your contractors stand, with the reason behind each status; figures and statuses there lead to the contractors that they count;',
          ],
          [
            'open the insurance register under ',
            {
              href: '/insurance-reviews',
              words: ['Insurance'],
            },
            ', with policies, end dates and certificates;',
          ],
          [
            'ask for a new contractor under ',
            {
              href: '/new-contractor-request',
              words: ['Our Contractors'],
            },
            ';',
          ],
          [
            'write to your contractors, and see who has read it, under ',
            {
              href: '/email-messaging/h-client',
              words: ['Email Announcement'],
            },
            '.',
          ],
        ],
      },
      [
        'You cannot approve contractors, set limits, decide variances or review records. For companies with this access the firm does that, by the requirements that were agreed with your company. If you need to decide yourself, ask customer service for full access.',
      ],
      [
        'Two entries of the menu, Hiring client Specific and Permit To Work, are reserved and lead to a page that says so.',
      ],
    ],
  },
  {
    id: 'what-you-cannot-see',
    title: 'What you see of a contractor, and what not',
    group: 'Contractors',
    blocks: [
      [
        'From the day a contractor accepts until the connection ends, you see its name and contacts, its status with every item, its insurance policies and their end dates, and the certificates made out to your company or to nobody in particular.',
      ],
      [
        'Of OSHA numbers and the EMR you see the result, such as "TRIR 1.94, limit 3.00", but not the forms behind them. Injury logs and files about people\'s health are not shown to any client. Certificates for other clients are not shown to you, and internal comments of reviewers are not either.',
      ],
      [
        "Before a contractor accepts, you see its name, trade and city only. After the end you keep the connection and its dates. Each file that you open is recorded with your company's name.",
      ],
    ],
  },
  {
    id: 'which-requirements-apply',
    title: 'Where do the requirements come from?',
    group: 'Limits and requirements',
    blocks: [
      [
        "Your company's requirements are kept in versions, each with a first day. They say which lines of insurance are required with which limits and endorsements, what TRIR, DART and EMR may be, and which programs, questionnaires and documents are needed.",
      ],
      [
        'To see what applies to one contractor, open it and choose ',
        {
          strong: ['Why?'],
        },
        ': each item shows actual and required side by side. A contractor can have a limit of its own, higher or lower, with a reason and an end date; then that one is shown.',
      ],
      [
        'If a requirement does not fit your contracts any more, tell customer service which one and from when. If more is required, contractors get 30 days of notice, so that they can talk to their brokers before anything turns red.',
      ],
    ],
  },
  {
    id: 'why-can-i-not-approve',
    title: 'Why can I not approve a contractor?',
    group: 'Contractors',
    blocks: [
      [
        "With your company's access the firm approves contractors for you. It checks that the requirements of your company are met and decides by the rules that were agreed. That is why there is no list of pending contractors, no page for limits and no decision on variances in your menu.",
      ],
      ['You can still act:'],
      {
        ordered: false,
        items: [
          ['ask for a contractor, and withdraw a request that was not sent;'],
          [
            'tell customer service what you know: a contract that ends, an incident on site, a crew that changed;',
          ],
          ['ask customer service to suspend a contractor, with the reason.'],
        ],
      },
      [
        'If somebody in your company should decide, that takes another kind of access for the whole company. Customer service explains what changes.',
      ],
    ],
  },
  {
    id: 'why-is-a-good-contractor-red',
    title: 'Why is a contractor that we know well Non-compliant?',
    group: 'Statuses',
    blocks: [
      [
        'Usually because of one paper. The worst item decides the status, so a contractor with nineteen requirements met and one missing reads Non-compliant. Open ',
        {
          strong: ['Why?'],
        },
        ' and look at readiness: 95 percent means that little is missing.',
      ],
      [
        {
          strong: ['Why?'],
        },
        ' shows what fails first, under the heading of its category; ',
        {
          strong: ['requirements met'],
        },
        ' at the end unfolds the rest. A button under each open item leads to where you can do something about it: the review, the variance, or the record.',
      ],
      ['The most frequent reasons:'],
      {
        ordered: false,
        items: [
          ['a policy ended and the renewal has not been submitted;'],
          ['a limit is lower than your company requires;'],
          ['the endorsement page for additional insured is missing;'],
          ["last year's OSHA numbers are not on file after March 2;"],
          ['the EMR letter is older than 12 months.'],
        ],
      },
      [
        {
          strong: ['Why?'],
        },
        ' also says who acts next. If it is the contractor, call it: most gaps are closed within a day once the broker knows. If it is the firm, a review is promised within three working days.',
      ],
    ],
  },
];
