// Written by `npm run help` from the files in articles/: edit those.
// biome-ignore-all lint/style/noExcessiveLinesPerFile: a list of articles, written by a program.
import type { HelpArticle } from '../../model/article.ts';

export const articles: readonly HelpArticle[] = [
  {
    id: 'fixing-a-returned-record',
    title: 'A record was returned: what now?',
    group: 'Reviews',
    blocks: [
      [
        'Returned is not rejected. Open the record: the findings stand beside the fields, and your values are still there.',
      ],
      {
        ordered: true,
        items: [
          ['Read all findings before you call your broker, so that one call is enough.'],
          ['Correct the values or replace the file. What was right stays as it is.'],
          [
            'Submit it again. It becomes the next version, and the reviewer sees what you changed for each finding.',
          ],
        ],
      },
      [
        'While the corrected record waits, the item reads Pending review. If an older, accepted policy is still in force, it goes on counting meanwhile.',
      ],
      [
        'A ',
        {
          strong: ['rejected'],
        },
        ' record cannot be corrected, for example the certificate of another company. Make a new one. If you do not understand a finding, contact customer service before you submit; a guess costs three days.',
      ],
    ],
  },
  {
    id: 'no-work-in-a-year',
    title: 'A year without work, or before you began',
    group: 'OSHA and EMR',
    blocks: [
      [
        'If your company did no work in a year, tick ',
        {
          strong: ['No work this year'],
        },
        ': employees and hours are zero, and a signed statement takes the place of form 300A. Without hours there is no rate, so limits for TRIR, DART and LTIR do not apply to that year. The cases and hours of the other years are still added.',
      ],
      [
        'Years before your company began are not required. They follow from the date in your ',
        {
          href: '/update-contractor-company',
          words: ['company information'],
        },
        '. A later date takes years away, so it counts only after the firm has confirmed it; upload or name a proof, such as the registration.',
      ],
      [
        'A company that is too new to have a finished year has no OSHA requirement to meet yet, unless the client wants to decide about each new company by a variance.',
      ],
    ],
  },
  {
    id: 'adding-a-policy',
    title: 'Adding a policy',
    group: 'Insurance',
    blocks: [
      [
        'On ',
        {
          href: '/insurance',
          words: ['Insurance'],
        },
        " each line shows what your strictest client requires, what you have, and what is missing for which client. Choose to add a policy, upload the ACORD 25, and type the values, or take them one by one from the certificate. A scan or a photograph is read, too, page by page, and so is a broker's letter that confirms insurance; compare each of their values with the page before you take it.",
      ],
      [
        'Enter what the paper says. For automobile liability tick the autos that the certificate ticks; any auto covers all others. Tick the endorsements you have, blanket or for named clients, and attach their pages: the form says which endorsement forms it recognizes in the file, and which are missing. Choose the clients that are certificate holders.',
      ],
      [
        'Before you submit, the page checks the policy against every client and shows each gap. You can still submit with a gap; it will not count as met. A draft can be deleted, a submitted policy withdrawn. One certificate with several lines becomes one policy for each line, with the same file.',
      ],
    ],
  },
  {
    id: 'your-people',
    title: 'Adding your people',
    group: 'Programs, questionnaires and people',
    blocks: [
      [
        'Some clients want to know who comes to the site and with which cards. Under ',
        {
          href: '/update-contractor-company',
          words: ['Edit Company Information'],
        },
        ' add the people, one by one or from a CSV file, which is checked before anything is stored. If the connection is lost on the way, choose the file again: whoever is on the list already is left out. No social security number and no birth date is asked for; do not write them into other fields.',
      ],
      [
        'Assign a person to a client, then upload the documents that client requires, such as OSHA 10, a site orientation or a driver license, with issue and end dates. A person is ready when nothing required is missing or waiting.',
      ],
      [
        'Documents about health, such as a drug screen, are shown to the client as status and dates only. Take a person off the assignment when they leave the site, and set them inactive when they leave your company.',
      ],
    ],
  },
  {
    id: 'questionnaire-for-contractors',
    title: 'Answering the questionnaire',
    group: 'Programs, questionnaires and people',
    blocks: [
      [
        'The ',
        {
          href: '/questionnaire/general-questionnaire',
          words: ['Contractor Supplier Questionnaire'],
        },
        ' is answered once for all clients; some clients add a few questions of their own. Answers are saved as you go, so you can leave and come back, skip a question, and let a colleague answer a part.',
      ],
      [
        'Some questions appear because of another answer. Where evidence is asked for, attach it to the answer. Before you submit, the page lists what is missing. Whoever signs gives name and title, because it is a statement of the company.',
      ],
      [
        'Next year your answers are filled in again; read them, change what changed, and submit. If the questionnaire gets new questions, you have 30 days for them before the old answers count as outdated. After a return only the returned answers are open.',
      ],
    ],
  },
  {
    id: 'documents-requested-from-you',
    title: 'Documents requested from you',
    group: 'Programs, questionnaires and people',
    blocks: [
      [
        'A client or the firm can request a document by a day. It stands on your ',
        {
          href: '/dashboard',
          words: ['Home'],
        },
        ' page under ',
        {
          strong: ['Documents requested from you'],
        },
        ', with who requests it, what it is for and when it is due. You are reminded three days before and on the day.',
      ],
      [
        'Choose ',
        {
          strong: ['Upload'],
        },
        ', add the file and submit it. Only whoever requested it and the firm can open it; your other clients cannot. You are told once it is accepted. A request that is withdrawn disappears; you need not do anything.',
      ],
      [
        'The answer does not change your status with a client. Insurance, OSHA and EMR numbers, programs and questionnaires still go where they belong.',
      ],
    ],
  },
  {
    id: 'entering-an-osha-year',
    title: 'Entering an OSHA year',
    group: 'OSHA and EMR',
    blocks: [
      [
        'On ',
        {
          href: '/osha-emr-stats',
          words: ['OSHA and EMR Statistics'],
        },
        ' each required year has a card. The form follows form 300A: cases in columns G to J, days in K and L, types M1 to M6, then employees and hours.',
      ],
      {
        ordered: false,
        items: [
          [
            {
              strong: ['Hours'],
            },
            ' are hours really worked by all employees and by temporary workers you supervise, with overtime, without vacation and sick leave. If you do not know them for salaried staff, use scheduled hours.',
          ],
          ['The types M1 to M6 are the same cases again; their sum must equal G to J.'],
          ['If there are days-away cases, there are days away.'],
        ],
      },
      [
        "Rates, ranges and your clients' limits appear as you type. Unusual numbers ask for an explanation; write it for the reviewer. Upload the signed form 300A and submit. If you have several establishments, choose ",
        {
          strong: ['Enter establishments one by one'],
        },
        ' and give each its own 300A; the form adds them up, and says which establishment a rule is broken in. ',
        {
          strong: ['Read from the 300A'],
        },
        ' then fills one establishment at a time.',
      ],
      [
        {
          strong: ['Download summary'],
        },
        ' saves a PDF to hand out: hours and cases by year, rates with their 95% intervals, EMR, and what is confirmed. Drafts are not in it.',
      ],
    ],
  },
  {
    id: 'getting-an-emr-letter',
    title: 'Getting an EMR letter',
    group: 'OSHA and EMR',
    blocks: [
      [
        'Ask the carrier of your workers\' compensation policy, or your broker: "Please send our experience modification letter for the last three years." In most states NCCI issues the rating, in some the state\'s own bureau; your broker can download the worksheet. In Ohio, North Dakota, Washington and Wyoming the state fund issues it.',
      ],
      [
        'The letter should be on letterhead and signed, and show your legal name, the policy number, the rating effective date and the EMR for each year.',
      ],
      [
        'On ',
        {
          href: '/osha-emr-stats',
          words: ['OSHA and EMR Statistics'],
        },
        ' enter one record for each year and upload the letter. The same letter may serve several years. The rating effective date is often, but not always, the start of your policy. Set a reminder: after 12 months the client requires the next one. If you have no EMR, see ',
        {
          href: '?article=no-emr-yet',
          words: ['companies that are not rated'],
        },
        '.',
      ],
    ],
  },
  {
    id: 'ita-files',
    title: "Importing and exporting OSHA's ITA file",
    group: 'OSHA and EMR',
    blocks: [
      [
        "If you file electronically with OSHA's Injury Tracking Application, you have a CSV file with the same numbers. ",
        {
          strong: ['Import an ITA file'],
        },
        ' reads it by the names of its columns, whatever their order. First you see a dry run: what was read, and each problem with line and column. If the file has several establishments, choose which belong; they are added up, and each is kept.',
      ],
      [
        'The export goes the other way: it writes a file that the application takes. It is held back as long as OSHA would refuse it, with the list of reasons, for example a missing EIN or a P.O. box as the address.',
      ],
      [
        'Importing does not submit. Check the year, add form 300A, then submit. Filing with OSHA is a separate duty, due on March 2, and is not done from here.',
      ],
    ],
  },
  {
    id: 'company-information',
    title: 'Keeping your company information right',
    group: 'Getting started',
    blocks: [
      [
        {
          href: '/update-contractor-company',
          words: ['Edit Company Information'],
        },
        ' holds what everything else leans on.',
      ],
      {
        ordered: false,
        items: [
          [
            {
              strong: ['Legal name'],
            },
            ': as on certificates and tax forms. After a change, certificates in the old name are marked.',
          ],
          [
            {
              strong: ['EIN'],
            },
            ': nine digits, seen by the firm and your company.',
          ],
          [
            {
              strong: ['Trades and NAICS code'],
            },
            ': trades decide which safety programs clients require; the NAICS code decides with which industry your rates are compared.',
          ],
          [
            {
              strong: ['Highest number of employees last year'],
            },
            ': count the peak, not the mean.',
          ],
          [
            {
              strong: ['Contacts'],
            },
            ': who gets questions about insurance, safety and invoices.',
          ],
        ],
      },
      [
        'What adds requirements counts at once. What takes some away is looked at by the firm first, and the page says that it waits. With limited access this page holds all that your clients need of you.',
      ],
    ],
  },
  {
    id: 'limited-access',
    title: 'Limited access: fewer pages in the menu',
    group: 'Getting started',
    blocks: [
      [
        "Some contractors have limited access: fewer entries in the menu. Your client needs your company's data and contacts, but no insurance or safety records from you through this product.",
      ],
      [
        'You can accept or decline invitations, keep your company information and your clients right, and see your next step for each client on ',
        {
          href: '/dashboard',
          words: ['Home'],
        },
        '. Articles here that mention insurance, OSHA or safety programs are about pages that you do not have; they are named without a link.',
      ],
      [
        'If a client later requires such records, your company needs full access. Your client or customer service arranges it; your account stays the same, and at your next sign-in the menu has more entries. Nothing that you entered is lost.',
      ],
    ],
  },
  {
    id: 'redacting-the-300-log',
    title: 'Redacting the 300 log before you upload it',
    group: 'OSHA and EMR',
    blocks: [
      [
        'Form 300A has totals only and can be uploaded as it is. The ',
        {
          strong: ['300 log'],
        },
        " lists people. Before it leaves your company, remove or hide the employees' names and whatever else identifies them (29 CFR 1904.29).",
      ],
      {
        ordered: true,
        items: [
          ['Make a copy; the original stays in your files for five years.'],
          [
            'Remove column B (name). Look at columns C and F as well: a rare job title with a description can point to one person.',
          ],
          [
            'Use a real redaction: delete the cells, or use a redaction tool. A black box drawn over a PDF can be lifted off, and hidden columns can be shown again.',
          ],
          ['Save a new PDF and search it for a name.'],
          ['Upload it and tick that it is redacted.'],
        ],
      },
      ['If a reviewer finds a name, the year is returned. Upload a log only where it is asked for.'],
    ],
  },
  {
    id: 'renewing-a-policy',
    title: 'Renewing a policy in time',
    group: 'Insurance',
    blocks: [
      [
        'Ask your broker 45 days before the end, or ',
        {
          href: '?article=broker-uploads',
          words: ['let us ask'],
        },
        ' from 60 days on, and submit the renewal ',
        {
          strong: ['before'],
        },
        ' the old policy ends. Then the grace protects you while it waits for review; on the day of the end it is too late for that.',
      ],
      [
        'On ',
        {
          href: '/insurance',
          words: ['Insurance'],
        },
        ' choose ',
        {
          strong: ['Renew'],
        },
        ' beside the policy; cancelling, its history and the certificates by client are in the menu next to it. The values are copied, so only what differs has to be typed: dates, policy number, limits, and the new certificate. Endorsement pages belong to a policy and have to be issued again; blanket forms usually keep their wording, but the page must be of the new policy.',
      ],
      [
        'The renewal should start on the day the old one ends. A binder or a letter "renewal in process" is not a policy. If the carrier is late, ask each client for a ',
        {
          href: '?article=requesting-a-variance',
          words: ['variance'],
        },
        ' with a short end date before the old policy ends.',
      ],
    ],
  },
  {
    id: 'requesting-a-variance',
    title: 'Requesting a variance',
    group: 'Variances',
    blocks: [
      [
        'If you cannot meet a requirement for a time, ask the client for a variance before it turns red. Open ',
        {
          strong: ['Why?'],
        },
        ' or the item on your page and choose ',
        {
          strong: ['Request a variance'],
        },
        '. Give',
      ],
      {
        ordered: false,
        items: [
          [
            'the ',
            {
              strong: ['reason'],
            },
            ', at least 20 characters: what is missing, why, and when it will be there;',
          ],
          [
            'for OSHA and EMR items, the ',
            {
              strong: ['mitigation'],
            },
            ': what you do to lower the risk, such as a full-time safety supervisor;',
          ],
          [
            'the ',
            {
              strong: ['dates'],
            },
            ': as short as you can. Each client sets how long a variance may be, 180 days at most unless it says otherwise.',
          ],
        ],
      },
      [
        "The client decides and may shorten the dates or add conditions. You are told the decision with its reason. Until then nothing changes. You can withdraw the request. One client's variance does not count for another.",
      ],
    ],
  },
  {
    id: 'safety-programs-for-contractors',
    title: 'Submitting a safety program',
    group: 'Programs, questionnaires and people',
    blocks: [
      [
        {
          href: '/safety-programs',
          words: ['Safety Programs'],
        },
        ' lists what your clients require, for which client, and why: always, because of a trade, or because of the risk of the work. Upload the program as a document, and give the page for each element, such as "rescue plan, page 7". The reviewer finds it there, and the review is quicker.',
      ],
      [
        'One manual may serve several programs; give the pages in each. A copied program of another company is returned. It must name your company, who is responsible, and what your crews really do.',
      ],
      [
        'If your company never does this work, declare that it does not apply, with the reason; it is reviewed. After a return only the failed elements are open: correct those, and submit again. Programs are reviewed again after the time the client sets, usually 12 months.',
      ],
    ],
  },
  {
    id: 'company-documents',
    title: 'W-9, agreements, licenses and bonds',
    group: 'Programs, questionnaires and people',
    blocks: [
      [
        'Under ',
        {
          href: '/update-contractor-company',
          words: ['Edit Company Information'],
        },
        ', tab ',
        {
          strong: ['Documents'],
        },
        ', you see which documents your clients require of your company, and how each stands with each client.',
      ],
      [
        'Choose ',
        {
          strong: ['Add a document'],
        },
        ', pick the type, add the signed file with every page, and its dates where it has some. The firm reviews it, usually within three working days. Until then the item reads Pending review.',
      ],
      [
        {
          strong: ['Show it to the clients you are connected to'],
        },
        ' decides who can open it. A client that requires a document counts it only if it can open it. A W-9 that no client requires can stay with you and the firm.',
      ],
      [
        'If a document comes back, the reason stands beside it. Add a corrected one; the old one then leaves the list. A renewed document can be added before the old one ends: the old one counts until then.',
      ],
    ],
  },
  {
    id: 'who-sees-your-records',
    title: 'Who sees your records',
    group: 'Your account',
    blocks: [
      {
        ordered: false,
        items: [
          [
            {
              strong: ['Your clients'],
            },
            ' see your records from the day you accept until the connection ends: policies, OSHA years, EMR, programs, answers. Before that, only name, trade and city.',
          ],
          [
            {
              strong: ['One client never sees another'],
            },
            ': not its limits, not its decisions, not that it is your client. A certificate made out to one client is shown to that client only.',
          ],
          [
            {
              strong: ['People'],
            },
            ' are seen by the clients that you assign them to, with photo and documents, until 90 days after their last day there. Other clients see neither.',
          ],
          [
            {
              strong: ['The firm'],
            },
            ' sees what it needs for its reviews, including your tax data. Clients do not see your tax data; of the EIN they see at most the last four digits.',
          ],
          [
            {
              strong: ['Never shown to clients'],
            },
            ": unredacted injury logs, and files about people's health such as drug screens.",
          ],
        ],
      },
      [
        'Each opening of a file by a client is recorded, and you can read that record. When a connection ends, the client keeps its own reviews and notes, and loses sight of your files.',
      ],
    ],
  },
  {
    id: 'why-did-my-status-change',
    title: 'Why did my status change?',
    group: 'Statuses',
    blocks: [
      [
        'The notification names the item and the reason, and ',
        {
          strong: ['Why?'],
        },
        " on the client's card shows all of them. Statuses change for five reasons:",
      ],
      {
        ordered: false,
        items: [
          [
            {
              strong: ['Time'],
            },
            ': a policy ended, an EMR got older than 12 months, a year became due on March 2, a variance or a grace ended.',
          ],
          [
            {
              strong: ['A review'],
            },
            ': a record was accepted or returned.',
          ],
          [
            {
              strong: ['Your own change'],
            },
            ': a new trade brings new programs, or you submitted a number above a limit. Worse news counts at once; better news counts after the review.',
          ],
          [
            {
              strong: ["The client's requirements"],
            },
            ': a new version began. You were told before, with the number of items that change.',
          ],
          [
            {
              strong: ['A special limit'],
            },
            ' for your company began or ended.',
          ],
        ],
      },
      [
        'One record serves all clients, but each client has its own limits, so one card can be Compliant while another is not.',
      ],
    ],
  },
  {
    id: 'several-clients',
    title: 'Working for several clients',
    group: 'Getting started',
    blocks: [
      [
        'Enter each record once. A policy, an OSHA year or an EMR serves all your clients, and each client judges it by its own limits. So it is normal that one card on ',
        {
          href: '/dashboard',
          words: ['Home'],
        },
        ' reads ',
        {
          strong: ['Cleared for site'],
        },
        ' and another does not.',
      ],
      [
        'On ',
        {
          href: '/insurance',
          words: ['Insurance'],
        },
        ' each line shows the strictest requirement first. If you buy cover that meets it, it meets the others too. What belongs to one client alone is the certificate made out to it and a scheduled endorsement with its name; that client alone sees them.',
      ],
      [
        'Some clients review for themselves. Then the same record can be accepted by the firm and still wait at that client. Deadlines are shown together for the next 12 months, so you can ask your broker once instead of five times.',
      ],
    ],
  },
  {
    id: 'appeal-of-a-review',
    title: 'You disagree with a review',
    group: 'Reviews',
    blocks: [
      [
        'Read the findings first: each one says what is missing and stands beside the field it is about. Often the paper is right and one page is missing.',
      ],
      ['If you think that the review is wrong,'],
      {
        ordered: true,
        items: [
          [
            'For a safety program, choose ',
            {
              strong: ['Request a second look'],
            },
            ' on ',
            {
              href: '/safety-programs',
              words: ['Safety Programs'],
            },
            '. Say which finding is wrong and\nname the page. Another reviewer decides, once for each version; the first decision stands until then.',
          ],
          [
            'For any other record, contact customer service with the button above. Name the record and the finding, and quote the line of the certificate or letter that shows it.',
          ],
          [
            'If you are asked to, submit the record again without changes. Another person looks at it. Earlier decisions stay on file, so that everybody sees what happened.',
          ],
          [
            'If the requirement itself does not fit your work, the reviewer cannot help: only the client can change it. Request a ',
            {
              href: '?article=requesting-a-variance',
              words: ['variance'],
            },
            '.',
          ],
        ],
      },
      [
        'If the client itself reviewed the record, its name stands at the decision; then ask your contact there. Reviewers do not decide whether you get the work.',
      ],
    ],
  },
  {
    id: 'getting-started-contractor',
    title: 'Your first week',
    group: 'Getting started',
    blocks: [
      ['A client invited you because it wants to work with you. This is the way to Compliant:'],
      {
        ordered: true,
        items: [
          [
            'Accept the invitation on ',
            {
              href: '/dashboard',
              words: ['Home'],
            },
            '. Each client has a card with one verdict, how much of what it requires is met, and your next action as a button.',
          ],
          [
            'Complete ',
            {
              href: '/update-contractor-company',
              words: ['your company information'],
            },
            ': legal name, EIN, trades, NAICS code. Trades decide which safety programs are required.',
          ],
          [
            'Ask your broker for certificates and endorsement pages. On ',
            {
              href: '/insurance',
              words: ['Insurance'],
            },
            ' a letter with the exact limits is ready to send.',
          ],
          [
            'Enter three ',
            {
              href: '/osha-emr-stats',
              words: ['OSHA years and your EMR'],
            },
            '.',
          ],
          [
            'Upload the ',
            {
              href: '/safety-programs',
              words: ['safety programs'],
            },
            ' that are required and answer the ',
            {
              href: '/questionnaire/general-questionnaire',
              words: ['questionnaire'],
            },
            '.',
          ],
          ['Submit for approval. You may submit while something is missing; the client sees what.'],
        ],
      },
      ['Reviews take up to three working days, so submit each record as soon as it is complete.'],
    ],
  },
];
