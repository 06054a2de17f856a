// Written by `npm run help` from the files in articles/: edit those.
// biome-ignore-all lint/style/noExcessiveLinesPerFile: a list of articles, written by a program.
import type { HelpArticle } from '../../model/article.ts';

export const articles: readonly HelpArticle[] = [
  {
    id: 'insurance-register',
    title: 'Contractor Insurance Reviews: the register',
    group: 'Insurance',
    blocks: [
      [
        {
          href: '/insurance-reviews',
          words: ['The register'],
        },
        ' has one row for each contractor, with the status and the end of the policy for each line. Select a row to see the limits, the last review and ',
        {
          strong: ['Why?'],
        },
        ' beside the list; its address can be sent to a colleague. Under ',
        {
          strong: ['Columns'],
        },
        ', choose what the list shows. Filter by what ends within 30, 60 or 90 days, what is missing, below a limit, or returned; save the filter as a view.',
      ],
      [
        'From there, ',
        {
          strong: ['Policies and decisions'],
        },
        ' leads to each requirement, each policy with its decisions, and the certificate. The summary is a PDF for a meeting or an audit. ',
        {
          strong: ['Send to contractor'],
        },
        ' mails what is not met as a letter, with the same letter as a PDF; the broker that the contractor chose gets the part about its lines. Opening a file is recorded, and the contractor can see that your company opened it.',
      ],
      [
        "The page judges the records as they are now. If a list elsewhere still shows yesterday's result, a note says so. Certificates that were made out to another client are not shown to you, and yours are not shown to them.",
      ],
    ],
  },
  {
    id: 'may-this-contractor-work',
    title: 'May this contractor start work today?',
    group: 'Statuses',
    blocks: [
      ['Look at two things: the connection and the status.'],
      [
        'The ',
        {
          strong: ['connection'],
        },
        ' must be approved. A contractor that is invited, in progress, submitted, suspended or ended may not work, whatever its status says.',
      ],
      [
        'The ',
        {
          strong: ['status'],
        },
        ' must be Compliant, Expiring soon or Approved variance. With Pending review it depends: a renewal that was submitted in time has a grace, and ',
        {
          strong: ['Why?'],
        },
        ' then says until when. Any other Pending review, and Non-compliant, mean no.',
      ],
      [
        'Read the conditions of a variance before the crew arrives; the site may have to do something. A status is about the company. It does not say that each person has the training or the orientation for your site, and it does not replace your own permit to work.',
      ],
    ],
  },
  {
    id: 'notes-about-a-contractor',
    title: 'Notes about a contractor, and who sees them',
    group: 'Contractors',
    blocks: [
      [
        'Under ',
        {
          href: '/contractor-notes',
          words: ['Leave a Contractor Note'],
        },
        ', choose a contractor to see its notes, the newest first. You can filter them by category and by who sees them, and search their words.',
      ],
      ['Before you save a note, a line says who will see it:'],
      {
        ordered: false,
        items: [
          [
            {
              strong: ['Only your company'],
            },
            ': nobody outside of it reads the note.',
          ],
          [
            {
              strong: ['Your company and customer service'],
            },
            ': the firm reads it too, the contractor does not.',
          ],
          [
            {
              strong: ['The contractor too'],
            },
            ': the contractor is notified and reads every word, so write it as you would say it in person.',
          ],
        ],
      },
      ['On the reduced plan you write notes for your own company only.'],
      [
        'Set a follow-up date on a note that needs an answer, and pin what every colleague should read first. You can edit your own note for 24 hours. After that, retract it and write a new one: its text is removed for everybody, and a line stays that says a note was there.',
      ],
      [
        'Do not write down what belongs in a file or a review. A certificate is corrected by returning it, not by a note.',
      ],
    ],
  },
  {
    id: 'sending-an-announcement',
    title: 'Sending an announcement, and seeing who has read it',
    group: 'Contractors',
    blocks: [
      [
        'Under ',
        {
          href: '/email-messaging/h-client',
          words: ['Email Announcement'],
        },
        ', choose ',
        {
          strong: ['New announcement'],
        },
        ' to tell many contractors the same thing by e-mail.',
      ],
      {
        ordered: true,
        items: [
          [
            'Choose the audience: all approved contractors, those of a status, a trade or a site, or contractors that you pick by name. The list shows every name.',
          ],
          ['Write the subject and the text. The preview is what they will read.'],
          [
            'Tick ',
            {
              strong: ['Ask each contractor to acknowledge it'],
            },
            ' where you need proof that it was read.',
          ],
          [
            'Attach up to 5 files of 10 MB each, new ones or those of earlier announcements. The mail names them; contractors open them after signing in. Files are checked for viruses first.',
          ],
          [
            'Use ',
            {
              strong: ['Send a test mail to me'],
            },
            ', then send it now or set a day and time. A scheduled announcement can be cancelled until then.',
          ],
        ],
      },
      [
        'Contractors find it on their home page too. Open an announcement to see whose mail was delivered, read and acknowledged, and why one failed. ',
        {
          strong: ['Send again to the unread'],
        },
        ' reaches only those who have not read it.',
      ],
      [
        'A mail that was sent cannot be taken back. To correct it, send a new one. Your company can send 10 announcements a day.',
      ],
    ],
  },
  {
    id: 'what-changes-next',
    title: 'What changes in the next weeks',
    group: 'Statuses',
    blocks: [
      [
        {
          href: '/dashboard',
          words: ['Home'],
        },
        ' counts what will change within 90 days, week by week, if nobody does anything: policies that end, EMR letters that get older than 12 months, variances that run out, requirements that begin. The first five changes stand below, each in one sentence; "View all" leads to your approved contractors in the order of their next change. Point at "in 10 days" to see the date.',
      ],
      [
        'It is a forecast by the records on file, not a guess. As soon as a renewal is accepted the line disappears. So the list is the best to-do list for calls: whoever stands in the next two weeks and has no renewal waiting should hear from you.',
      ],
      [
        'Policies often end on January 1, April 1 and July 1, and OSHA numbers are due on March 2. In those weeks reviews take the full three working days, and contractors that send early have the advantage.',
      ],
    ],
  },
];
