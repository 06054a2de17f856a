// Written by `npm run help` from the files in articles/: edit those.
// biome-ignore-all lint/style/noExcessiveLinesPerFile: a list of articles, written by a program.
import type { HelpArticle } from '../../model/article.ts';

export const articles: readonly HelpArticle[] = [
  {
    id: 'approving-a-contractor',
    title: 'Approving a contractor',
    group: 'Contractors',
    blocks: [
      [
        {
          href: '/contractor-approval',
          words: ['Pending Contractors'],
        },
        ' lists who has submitted for your approval and who is still preparing, with days waiting, readiness, and what blocks. Open a contractor to see every item, its trend and open variances.',
      ],
      {
        ordered: false,
        items: [
          [
            {
              strong: ['Approve'],
            },
            ': the contractor moves to your current contractors.',
          ],
          [
            {
              strong: ['Ask for changes'],
            },
            ': it goes back with your reason.',
          ],
          [
            {
              strong: ['Reject'],
            },
            ': with a reason; you can invite it again later.',
          ],
        ],
      },
      [
        'You may approve a contractor that is Non-compliant, but not by accident: the page lists the gaps and asks for a typed reason, or for variances. Approval and status are two things. Approval says that you want to work with this company; the status says whether it meets your requirements today. Both together say whether it is eligible to work.',
      ],
    ],
  },
  {
    id: 'deciding-variances',
    title: 'Deciding requests for a variance',
    group: 'Variances',
    blocks: [
      [
        {
          href: '/all-variances',
          words: ['Variances'],
        },
        ' has four lists: requested, active, ending within 30 days, and history. A request shows what is on file against what is required, the reason, and for OSHA and EMR what is done to lower the risk.',
      ],
      {
        ordered: false,
        items: [
          [
            {
              strong: ['Approve'],
            },
            ': you may shorten the dates and add conditions, such as "a supervisor is on site".',
          ],
          [
            {
              strong: ['Deny'],
            },
            ': with a reason that the contractor reads.',
          ],
          [
            {
              strong: ['Revoke'],
            },
            ' an approved one: the requirement applies again from now on.',
          ],
        ],
      },
      [
        'Ask three questions. Can the gap be closed in time? What happens if a claim comes meanwhile? Who checks the conditions? A renewal of a variance is a new one that names the one before; the number of renewals stands beside it. Open exceptions and their days are counted for each contractor, because many small ones are a pattern.',
      ],
    ],
  },
  {
    id: 'four-eyes',
    title: 'Four eyes and your own requests',
    group: 'Variances',
    blocks: [
      [
        'Your company can require that the person who requests a variance does not decide it. With four eyes, "Another approver must decide this" is shown on your own request, and a colleague with the same role decides. Without it you may decide your own request; it is then marked as self-approved for everybody who reads it.',
      ],
      [
        'A request by the contractor, or by customer service on its behalf, can be decided by any approver of your company. The internal note of a variance is for your company and the firm only; the contractor reads the reason, the conditions and the decision.',
      ],
      [
        'Four eyes is part of your requirements and changes with the next published version. It makes sense where one person manages a site and its contractors alone.',
      ],
    ],
  },
  {
    id: 'asking-for-a-new-contractor',
    title: 'Inviting a new contractor',
    group: 'Contractors',
    blocks: [
      [
        'On ',
        {
          href: '/new-contractor-request',
          words: ['Current Contractors'],
        },
        ' choose to request a contractor. First search by EIN or e-mail address: many contractors are here already, with policies and OSHA years on file, and only have to accept. For privacy there is no list of all companies to browse.',
      ],
      [
        'If it is not found, enter name, contact, e-mail address, trades, the risk of the work and a message. The contractor gets a link that is good for 14 days. Trades and risk decide which safety programs are required, so choose them with care.',
      ],
      [
        'Until it accepts, you see only name, trade and city. Afterwards you see its records as far as your role has them. Several contractors at once can be invited from a CSV file, which is checked row by row before anything is sent.',
      ],
    ],
  },
  {
    id: 'limits-for-one-contractor',
    title: 'Other limits for one contractor',
    group: 'Limits and requirements',
    blocks: [
      [
        'Some work needs more cover, and a small job may need less. ',
        {
          href: '/cs-set-insurance-limits',
          words: ['Set Insurance Limits (by contractor)'],
        },
        ' replaces single limits for one contractor; everything else stays company-wide.',
      ],
      [
        'It also sets another A.M. Best rating, another scope of the general aggregate, or an endorsement that only this contractor must show. A higher limit may be open-ended. A lower limit or a waived line needs a reason and an end date, at most 365 days away, because a permanent reduction is easily forgotten. The preview shows the status before and after.',
      ],
      [
        {
          strong: ['Limit or variance?'],
        },
        ' A special limit changes what is required, so the item reads Compliant. A ',
        {
          href: '?article=what-a-variance-is',
          words: ['variance'],
        },
        ' leaves the requirement and accepts that it is not met, so the item reads Approved variance and is counted as an open exception. Choose the limit when the contract says so, and the variance when you take a risk for a time.',
      ],
    ],
  },
  {
    id: 'publishing-and-notice',
    title: 'Publishing, notice and versions',
    group: 'Limits and requirements',
    blocks: [
      [
        'Requirements are kept in versions. A published version is never edited; a change is a new version with its own first day. The insurance part and the OSHA and EMR part belong to one version, so check what colleagues have put into the draft.',
      ],
      [
        'If you require ',
        {
          strong: ['more'],
        },
        ' of contractors you already have, give them at least 30 days. With less notice you have to type a reason, and they read it. Contractors are told how many items change for them and how many are not met today.',
      ],
      [
        'Under the versions you can compare any two and take an old one over as a draft. Until the first day of a version, statuses follow the version before, and the forecast shows what is coming. Requiring less may begin today.',
      ],
    ],
  },
  {
    id: 'requiring-company-documents',
    title: 'Requiring W-9 forms, agreements, licenses and bonds',
    group: 'Limits and requirements',
    blocks: [
      [
        'On ',
        {
          href: '/documents-center/files',
          words: ['All Contractor Documents'],
        },
        ' choose ',
        {
          strong: ['Required documents'],
        },
        '. Tick what every contractor must have, and how many days before its end a reminder goes out. Choose the day from which it holds, write what changes, and look at the preview: it names who would not comply. Publishing tells your contractors; a new requirement gives them 30 days, or says why not.',
      ],
      [
        'A document counts once the firm has accepted it, and only if you can open it: a contractor decides which files its clients see. If your company reviews for itself, your own decision counts; you find what waits under ',
        {
          strong: ['Documents to review'],
        },
        ' on the same page.',
      ],
      ['Documents that no requirement covers, such as a site plan, are requested one by one.'],
    ],
  },
  {
    id: 'safety-programs-and-scores',
    title: 'Safety programs and their scores',
    group: 'Programs, questionnaires and people',
    blocks: [
      [
        "A safety program is the contractor's written rule for one kind of work, such as fall protection or lockout/tagout. You choose which programs you require from a catalog with OSHA references, and when: always, for certain trades, or for a risk level.",
      ],
      [
        'A reviewer checks the document element by element: pass, fail, or not applicable with a reason. The score is the share of points passed among those that apply. You set the pass mark, 80 percent to begin with. A failed critical element fails the program whatever the score.',
      ],
      [
        'An accepted program is valid until its next review, usually after 12 months. The mean over all programs helps to sort contractors; it decides nothing. A score says that the document is complete, not that the crew follows it.',
      ],
    ],
  },
  {
    id: 'setting-limits-for-all',
    title: 'Setting insurance limits for all contractors',
    group: 'Limits and requirements',
    blocks: [
      [
        {
          href: '/set-insurance-appwide',
          words: ['Set Insurance Limits (all contractors)'],
        },
        ' holds what you require of everybody. Work in a draft: switch lines on or off, set limits in multiples of $1,000, choose endorsements, the autos a policy must cover, the insurer rating, whether an umbrella may be used, and how many days before the end a contractor is warned.',
      ],
      [
        'Nothing changes until you publish. ',
        {
          strong: ['Preview impact'],
        },
        ' lists who would change status on the first day and by what gap. Choose the day from which the version holds, write a note on what changed, and publish.',
      ],
      [
        "Common starting points: $1,000,000 each occurrence and $2,000,000 aggregate for general liability, $1,000,000 combined single limit for auto with hired and non-owned autos, $1,000,000 for each limit of employers' liability, and an umbrella by the size of the work. Your contracts should say the same.",
      ],
    ],
  },
  {
    id: 'limits-for-trir-and-emr',
    title: 'Setting limits for TRIR, DART and EMR',
    group: 'Limits and requirements',
    blocks: [
      [
        {
          href: '/set-acceptable-values',
          words: ['Set TRIR/EMR Limits'],
        },
        ' shows where your contractors stand today, with your limit as a line across. Drag it, move it with the arrow keys, or type a number.',
      ],
      [
        "For each rate choose a number or a multiple of the industry's rate. 1.25 times the industry means: a quarter above the average of the contractor's own NAICS code. Rates are taken over three years together, or from the latest year.",
      ],
      [
        'Where one number does not fit all, add a group under ',
        {
          strong: ['Limits by industry'],
        },
        ': find NAICS codes by words, or type 2 to 6 digits (238 stands for every code that begins with 238), and enter the limits that differ. A NAICS code counts once we have confirmed it. A limit for one contractor goes before that of its group. Above a chart you choose whose figures it shows: those without a group limit, or those of one group.',
      ],
      [
        'Also decide about deaths, companies with few hours, companies too new to have a year on file, and those that are not rated. For EMR, the latest value and the mean of three years can have limits. The impact is shown before you publish.',
      ],
    ],
  },
  {
    id: 'suspending-and-ending',
    title: 'Suspending and ending a connection',
    group: 'Contractors',
    blocks: [
      [
        {
          strong: ['Suspend'],
        },
        ' a contractor when work has to stop for now: after a serious incident, or when something important was withheld. It stays on your list, its records go on being reviewed, and you can reinstate it. Suspending needs a reason, and the contractor reads it.',
      ],
      [
        {
          strong: ['End'],
        },
        " the connection when you no longer work together. You then keep the history that is yours: the connection, your own reviews, variances and notes. The contractor's policies and numbers are no longer visible to you. You can invite it again later; its records are still where they were.",
      ],
      [
        "A contractor can end the connection as well. A contractor that became Non-compliant need not be suspended: its status already says that it is not eligible to work. Suspend when the decision is yours rather than the rule's.",
      ],
    ],
  },
  {
    id: 'what-contractors-see-of-you',
    title: 'What contractors see of your company',
    group: 'Contractors',
    blocks: [
      [
        "Contractors see your company's name and contacts, your published requirements, and their own status with the reasons. They read your words where you write to them: decisions on their records, reasons for asking for changes, conditions of a variance, a reason for short notice, and notes that you share with them, which stand on their home page.",
      ],
      [
        'They do not see other contractors, your drafts, internal comments, or the internal notes of variances. Other clients see nothing of you: not your limits, not your reviews, and not that you work with the same contractor.',
      ],
      [
        "What you see of them: in full from the day they accept your invitation until the connection ends. Unredacted injury logs and files about people's health are never shown to clients. The contractor can see which company opened which file.",
      ],
    ],
  },
  {
    id: 'workforce-for-clients',
    title: 'Workforce: who is ready for the site',
    group: 'Programs, questionnaires and people',
    blocks: [
      [
        {
          href: '/work-manager',
          words: ['Workforce Manager'],
        },
        ' shows the people whom contractors have assigned to you, and for each document type whether it is ready, ending, missing or pending. A person is ready when no required document is missing or waiting for review, and the company is approved; the counts above the list tell of papers alone.',
      ],
      [
        'You define the types under ',
        {
          href: '/set-contractor-docs',
          words: ['Set Contractor-Staff Document Types'],
        },
        ': OSHA 10, site orientation, respirator fit test, driver license. For each one say how long it is valid, for which jobs it is required, and whether it is sensitive. Of a sensitive type, such as a drug screen, you see the status and the dates, never the file. Attach a sample to show what a good document looks like: your contractors open it where they submit theirs.',
      ],
      [
        'You see people until 90 days after their last day with you. Whom you let go yourself stays in the list with that day, without documents, so that you can let the person in again.',
      ],
      [
        'Contractors add their people themselves. A missing card does not make the whole company Non-compliant, unless your requirements say that it should. A type with documents cannot be deleted; deactivate it.',
      ],
    ],
  },
];
