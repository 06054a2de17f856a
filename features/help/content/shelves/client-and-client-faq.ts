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
        ' leads to each requirement, each policy with its decisions, and the certificate. The summary as a PDF is made for a meeting or an audit, and says as of when it is. Opening a file is recorded, and the contractor can see that your company opened it.',
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
