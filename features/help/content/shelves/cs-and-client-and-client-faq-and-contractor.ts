// Written by `npm run help` from the files in articles/: edit those.
// biome-ignore-all lint/style/noExcessiveLinesPerFile: a list of articles, written by a program.
import type { HelpArticle } from '../../model/article.ts';

export const articles: readonly HelpArticle[] = [
  {
    id: 'additional-insured-endorsements',
    title: 'Additional insured: CG 20 10 and CG 20 37',
    group: 'Insurance',
    blocks: [
      ['For general liability two endorsement forms usually belong together:'],
      {
        ordered: false,
        items: [
          [
            {
              strong: ['CG 20 10'],
            },
            ' covers the additional insured for ',
            {
              strong: ['ongoing operations'],
            },
            ', while the work is being done.',
          ],
          [
            {
              strong: ['CG 20 37'],
            },
            ' covers it for ',
            {
              strong: ['completed operations'],
            },
            ', after the work is finished. Claims often come years later.',
          ],
        ],
      },
      [
        'A ',
        {
          strong: ['scheduled'],
        },
        ' endorsement names the client. A ',
        {
          strong: ['blanket'],
        },
        ' endorsement covers everybody for whom a written contract requires it, so no name has to stand there. Insurers have forms of their own with the same effect; read what they cover, not only the number. For automobile the usual form is CA 20 48, Designated Insured.',
      ],
      [
        'Where a client requires the page, the mark on the certificate alone does not count: the status says "Additional insured not shown" until the page is on file and reviewed. A client may also accept the mark on the certificate; its requirement then says so.',
      ],
      [
        "When you choose a file with endorsement pages, its forms are read and named, with whom they are for, and the page says which usual form is not among them. Under review the same stands beside each endorsement. Forms of an insurer's own are not recognised: a person reads them. Nothing of it decides: the review does.",
      ],
    ],
  },
  {
    id: 'holder-or-additional-insured',
    title: 'Certificate holder or additional insured?',
    group: 'Insurance',
    blocks: [
      ['They are often confused, and they are worth very different things.'],
      [
        'The ',
        {
          strong: ['certificate holder'],
        },
        ' is the company named at the bottom left of the ACORD 25. It receives the certificate. It gets no rights under the policy, and no claim can be made because of it.',
      ],
      [
        'An ',
        {
          strong: ['additional insured'],
        },
        " is covered by the contractor's policy for claims that arise from the contractor's work. That takes an endorsement to the policy. A mark in the column ADDL INSD says that one exists; the page itself shows for whom and for what.",
      ],
      [
        "So a client may require both: its name as certificate holder, because then it receives the paper that was made for it, and additional insured status, because that is the protection. Additional insured does not apply to workers' compensation: there the client asks for a ",
        {
          href: '?article=waiver-of-subrogation',
          words: ['waiver of subrogation'],
        },
        '.',
      ],
    ],
  },
  {
    id: 'grace-for-renewals',
    title: 'Grace while a renewal waits for review',
    group: 'Insurance',
    blocks: [
      [
        'A contractor who renews in time should not lose its status because the review takes a few days. So there is a grace:',
      ],
      {
        ordered: false,
        items: [
          [
            'The renewal was submitted ',
            {
              strong: ['before'],
            },
            ' the old policy ended.',
          ],
          ['It starts no later than the day the old one ends, so that there is no gap.'],
          ['The old policy had been accepted.'],
        ],
      },
      [
        "Then the item reads Pending review and the contractor may go on working for as many days as the client's grace allows, 7 unless the client set another number. After that, Pending review no longer counts as eligible to work until the renewal is accepted. A renewal submitted on the day of expiration, or later, gets no grace. Submit it as soon as the broker sends the new certificate.",
      ],
    ],
  },
  {
    id: 'how-a-status-is-worked-out',
    title: 'How a status is worked out',
    group: 'Statuses',
    blocks: [
      [
        'The status is not a score and nobody types it. Each day, and after each change, every requirement of the client is compared with the records:',
      ],
      {
        ordered: true,
        items: [
          [
            'The requirements in force that day are taken, with any limits that hold for this contractor alone.',
          ],
          ['Each record is looked at with its review. Drafts and withdrawn records do not count.'],
          ['Each requirement gets its own status, and the worst one becomes the status of the contractor.'],
          ['An approved variance takes the place of a requirement that is not met, until its last day.'],
        ],
      },
      [
        "Where a record is missing as a whole, such as a policy, only that one line turns red, not each limit below it. Readiness is the share of requirements that are met, in percent, rounded down. Dates count by the client's time zone, so a status can change at the client's midnight without anybody doing anything. A submission never makes a status better before somebody else has reviewed it.",
      ],
    ],
  },
  {
    id: 'notifications',
    title: 'Notifications',
    group: 'Your account',
    blocks: [
      [
        'The bell at the top shows what happened that concerns you: a record that was returned, a status that changed, a policy that ends soon, a variance that was decided. Unread ones come first, then the newest.',
      ],
      [
        'Each notification says by itself what it is about: the company, the item and the date. ',
        {
          strong: ['Dismiss'],
        },
        ' deletes it for you at once and for nobody else. Deleting a notification does not change any record, and it does not come back. The number on the bell is the number you have not read.',
      ],
      [
        'Nothing is lost if you dismiss too much: what waits for you also stands on your ',
        {
          href: '/dashboard',
          words: ['Home'],
        },
        ' page as long as it waits. If you expected a notification and see none, the person who acts may be a colleague with the same role.',
      ],
    ],
  },
  {
    id: 'reading-trir-dart-ltir',
    title: 'Reading TRIR, DART and LTIR',
    group: 'OSHA and EMR',
    blocks: [
      [
        'All three are cases per 100 full-time workers in a year. 200,000 stands for 100 workers at 40 hours for 50 weeks.',
      ],
      {
        ordered: false,
        items: [
          [
            {
              strong: ['TRIR'],
            },
            ', total recordable incident rate: deaths, days-away cases, restricted or transferred cases and other recordable cases (columns G, H, I and J of form 300A), times 200,000, divided by hours worked.',
          ],
          [
            {
              strong: ['DART'],
            },
            ': only days-away and restricted or transferred cases (H and I).',
          ],
          [
            {
              strong: ['LTIR'],
            },
            ', lost-time incident rate: only days-away cases (H).',
          ],
        ],
      },
      [
        'Example: 4 cases and 412,000 hours give 4 × 200,000 ÷ 412,000 = 1.94. Over three years the cases are added and the hours are added; the three rates are not averaged. Rates are rounded to two decimals, and the rounded rate is compared with the limit. Equal to the limit is met.',
      ],
    ],
  },
  {
    id: 'reading-an-acord-25',
    title: 'Reading an ACORD 25 certificate',
    group: 'Insurance',
    blocks: [
      ['The ACORD 25 is a one-page summary of liability policies. Read it from top to bottom:'],
      {
        ordered: false,
        items: [
          [
            {
              strong: ['Producer'],
            },
            ': the broker who issued it. ',
            {
              strong: ['Insured'],
            },
            ": must be the contractor's legal name.",
          ],
          [
            {
              strong: ['Insurers A to F'],
            },
            ': the companies behind the letters in the first column, with their NAIC numbers.',
          ],
          [
            {
              strong: ['One row for each line'],
            },
            ": general liability, automobile, umbrella, workers' compensation, and a free row for professional or pollution.",
          ],
          [
            {
              strong: ['ADDL INSD'],
            },
            ' and ',
            {
              strong: ['SUBR WVD'],
            },
            ': marked where the policy has an additional insured or a waiver of subrogation.',
          ],
          [
            {
              strong: ['Policy number, effective and expiration dates, limits'],
            },
            ': whole US dollars.',
          ],
          [
            {
              strong: ['Description of operations'],
            },
            ': special wording, such as a project or endorsement numbers.',
          ],
          [
            {
              strong: ['Certificate holder'],
            },
            ': who receives the paper.',
          ],
        ],
      },
      [
        'The certificate informs; it does not change the policy. What a client requires beyond limits is proved by ',
        {
          href: '?article=additional-insured-endorsements',
          words: ['the endorsement pages'],
        },
        '.',
      ],
    ],
  },
  {
    id: 'two-step-sign-in',
    title: 'Sign in in two steps',
    group: 'Your account',
    blocks: [
      [
        'With two-step sign-in a stolen password alone lets nobody in: after the password you enter a code of 6 digits from an app on your phone. Google Authenticator, Microsoft Authenticator and 1Password all work.',
      ],
      [
        'Turn it on in your ',
        {
          href: '/profile/user/edit-profile',
          words: ['profile'],
        },
        ': confirm your password, scan the code with the app, and enter the 6 digits that the app shows. Every sign-in from then on asks for a code. Each code works once; wait for the next one, half a minute at most, if yours is refused.',
      ],
      [
        'Some roles must have it. If yours does, the product leads you to this step after you sign in, and opens nothing else until it is done.',
      ],
      [
        'For a new phone, set the app up again in your profile while you still have the old one. If the phone is lost, contact support: an administrator makes sure that it is you and resets this step, which also ends all your sessions.',
      ],
    ],
  },
  {
    id: 'when-a-policy-ends',
    title: 'The day a policy ends',
    group: 'Insurance',
    blocks: [
      [
        'Most US policies end at ',
        {
          strong: ['12:01 a.m. on the expiration date'],
        },
        '. A policy that expires on 11/20 covers the whole of 11/19 and practically nothing of 11/20. So a policy is in force from its effective date up to the day ',
        {
          strong: ['before'],
        },
        ' its expiration date, and on the expiration date itself the status is already Non-compliant, unless a renewal is accepted.',
      ],
      [
        "A renewal should therefore start on the very day the old policy expires. If it starts a day later, there is a gap, and the gap is shown. The days before the end are announced: the status becomes Expiring soon when the client's warning period begins, usually 30 days, and the contractor is notified 60, 30, 14, 7 days and 1 day before, and on the day.",
      ],
    ],
  },
  {
    id: 'waiver-of-subrogation',
    title: 'Waiver of subrogation',
    group: 'Insurance',
    blocks: [
      [
        'After an insurer pays a claim, it may recover the money from whoever caused the loss. That right is called subrogation. With a ',
        {
          strong: ['waiver of subrogation'],
        },
        ' the insurer gives it up against the named company, so that a client is not sued by the insurer of its own contractor.',
      ],
      [
        'The usual endorsements are ',
        {
          strong: ['CG 24 04'],
        },
        ' for general liability and ',
        {
          strong: ['WC 00 03 13'],
        },
        " for workers' compensation. Automobile policies have forms of their own. As with additional insured, the waiver may be blanket, where a written contract requires it, or scheduled with names. On the ACORD 25 it is marked in the column SUBR WVD.",
      ],
      [
        "Some states restrict waivers in workers' compensation, and state funds have their own forms. If your carrier cannot issue one, say so in the request for a ",
        {
          href: '?article=what-a-variance-is',
          words: ['variance'],
        },
        '.',
      ],
    ],
  },
  {
    id: 'what-a-variance-is',
    title: 'What a variance is',
    group: 'Variances',
    blocks: [
      [
        'A variance is an exception for one requirement, one contractor and a limited time. Only the client can approve it. It has a reason and a last day; for OSHA and EMR items it also says what is done to lower the risk.',
      ],
      [
        'While it holds, an item that is not met, or waits for review, reads ',
        {
          strong: ['Approved variance'],
        },
        ', and the contractor may work as far as that item is concerned. An item that is met anyway stays as it is. A variance on a whole line, such as umbrella, covers the items below it.',
      ],
      [
        'Both its first and its last day count. The day after the last one the requirement applies again, with no further notice than the reminders before. A variance also closes by itself once the requirement has been met for a day. A request that is not decided, or is denied, changes nothing.',
      ],
    ],
  },
  {
    id: 'what-an-emr-says',
    title: 'What an EMR says',
    group: 'OSHA and EMR',
    blocks: [
      [
        "The experience modification rate, or mod, compares a company's workers' compensation losses with what is expected for its kind of work and payroll. ",
        {
          strong: ['1.00'],
        },
        ' is what was expected, 0.85 is 15 percent better, 1.20 is 20 percent worse. It changes the premium directly.',
      ],
      [
        "NCCI or a state bureau works it out once a year from about three policy years, leaving out the most recent one. A 2025 mod therefore looks at 2021 to 2023, and this year's accidents show up later. Frequent small losses weigh more than one large loss of the same amount.",
      ],
      [
        'Here an EMR counts for 12 months from its rating effective date. A client can limit the latest EMR and the mean of up to three years. A mod says something about money paid for injuries, not about how the work is done today.',
      ],
    ],
  },
  {
    id: 'what-each-status-means',
    title: 'What each status means',
    group: 'Statuses',
    blocks: [
      [
        "A contractor has one status for each client. It is worked out every day from the client's requirements and the records on file.",
      ],
      {
        ordered: false,
        items: [
          [
            {
              strong: ['Compliant'],
            },
            ': every requirement that applies is met.',
          ],
          [
            {
              strong: ['Expiring soon'],
            },
            ": met today, but a record ends within the client's warning period.",
          ],
          [
            {
              strong: ['Approved variance'],
            },
            ': something is not met, and the client accepts that until a date.',
          ],
          [
            {
              strong: ['Pending review'],
            },
            ': a record was submitted and nobody has accepted it yet.',
          ],
          [
            {
              strong: ['Non-compliant'],
            },
            ': at least one requirement is missing, ended, too low, or returned.',
          ],
          [
            {
              strong: ['No requirements'],
            },
            ': the client requires nothing that applies.',
          ],
        ],
      },
      [
        'The worst item decides: one Non-compliant item makes the whole contractor Non-compliant. Each status is shown with a word and an icon, never by color alone. Open ',
        {
          strong: ['Why?'],
        },
        ' beside a status to see the item, what is on file, what is required, and who acts next. See also ',
        {
          href: '?article=how-a-status-is-worked-out',
          words: ['how a status is worked out'],
        },
        '.',
      ],
    ],
  },
  {
    id: 'signing-in-problems',
    title: 'When somebody cannot sign in',
    group: 'Your account',
    blocks: [
      [
        '"E-mail or password is not correct" is shown for a wrong password and for an unknown address alike, so that nobody can find out who has an account. Use ',
        {
          strong: ['Forgot password?'],
        },
        ' on the sign-in page; the mail comes only if the account exists. Look in the spam folder too.',
      ],
      [
        'After many attempts the sign-in pauses. Wait, or reset the password. "This account is disabled" means that an administrator has switched it off; only the firm or the company\'s own people can switch it on.',
      ],
      [
        'An invitation is good for 14 days and for one use, and only for the address it was sent to. If it has expired, the page that opens lets you ask for a new one. Accounts are made by invitation only; there is no form to register.',
      ],
    ],
  },
  {
    id: 'when-something-fails',
    title: 'When something does not work',
    group: 'Getting started',
    blocks: [
      ['Messages say what happened and what to do next. The most frequent:'],
      {
        ordered: false,
        items: [
          [
            {
              strong: ['The server cannot be reached'],
            },
            ': check your connection. What you typed stays on the page; try again.',
          ],
          [
            {
              strong: ['Someone else changed this record'],
            },
            ': reload to see their version. Your text is kept.',
          ],
          [
            {
              strong: ["You don't have access to this record"],
            },
            ': your role or company does not have it, or it does not exist. If you need it for your work, ask an administrator.',
          ],
          [
            {
              strong: ['File type not allowed'],
            },
            ' or ',
            {
              strong: ['larger than 25 MB'],
            },
            ': use PDF, PNG, JPG, DOCX, XLSX or CSV, or scan with fewer dots per inch.',
          ],
        ],
      },
      [
        'If a page stays wrong, choose ',
        {
          strong: ['Contact customer service'],
        },
        ' above. The message carries the address of the page and the name of your browser, so you need not describe them. Add the company, the record, and what you expected.',
      ],
    ],
  },
  {
    id: 'calendar-in-other-programs',
    title: 'Your calendar in Outlook, Google or Apple',
    group: 'Your account',
    blocks: [
      [
        'On ',
        {
          href: '/calendar',
          words: ['Calendar'],
        },
        ' choose ',
        {
          strong: ['Subscribe'],
        },
        ', then ',
        {
          strong: ['Create address'],
        },
        ', and give the address to your calendar program: "Subscribe from web" in Outlook, "From URL" in Google Calendar, "New Calendar Subscription" in Apple Calendar. The program reads it about once an hour, some only once a day, and cannot change anything.',
      ],
      [
        'The address is a secret. Whoever has it sees what you may see at that moment, without signing in: your events with their place and description, and the dates that your calendar shows. Copy it when it is made: it is not shown again. You get a notification whenever an address is made for your account.',
      ],
      [
        {
          strong: ['Reset address'],
        },
        ' ends the old address at once and makes a new one, for example when it came into other hands. ',
        {
          strong: ['Turn off'],
        },
        ' ends it without a new one. While your account is disabled or your company is suspended, the address shows nothing.',
      ],
    ],
  },
  {
    id: 'your-profile',
    title: 'Your profile, password and e-mail address',
    group: 'Your account',
    blocks: [
      [
        'Open your ',
        {
          href: '/profile/user/edit-profile',
          words: ['profile'],
        },
        ' from the picture at the top. There you change your name, title, phone number and photo, your e-mail address and password, and how the product looks: light, dim or dark, and where the menu stands.',
      ],
      [
        'A new e-mail address counts after you open the link in the mail that is sent to it; until then you sign in with the old one. For address and password you may have to sign in again first. ',
        {
          strong: ['Sign out everywhere'],
        },
        ' ends every session of your account at once, on all devices: use it when a device is lost. Above it stand the browsers in which your account was used; a sign-in in one that is new is told to you.',
      ],
      [
        'Under ',
        {
          strong: ['Reminders and digest'],
        },
        ' you choose whether you are e-mailed at once, with a daily or weekly summary, or not at all. Each of these e-mails has a link ',
        {
          strong: ['Unsubscribe'],
        },
        ' that turns both off without signing in; here you turn them on again. E-mails about your account and announcements still come.',
      ],
      [
        'Your role and your company are set by an administrator. If one of them is wrong, or a colleague has left, contact customer service.',
      ],
    ],
  },
];
