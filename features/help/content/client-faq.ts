// Written by `npm run help` from the files in articles/: edit those.
// biome-ignore-all lint/style/noExcessiveLinesPerFile: a list of articles, written by a program.
import type { HelpBook } from '../model/article.ts';

export const book: HelpBook = {
  audience: 'client-faq',
  articles: [
    {
      id: 'a-certificate-was-sent-to-us',
      title: 'A contractor sent us a certificate by mail',
      group: 'Insurance',
      body: "A certificate that lies in your mailbox does not count here. Please forward it to the contractor and ask it to upload it, or to let its broker send it with an upload link. There are three reasons: the contractor states that the values are right, a reviewer compares them with your requirements, and everybody sees the same version later.\n\nIf it is urgent, contact customer service with the name of the contractor. In such a case customer service can enter the policy on the contractor's behalf; a second person reviews it.\n\nDo not rely on a certificate because it looks complete. What is missing most often, the additional insured endorsement, is not on the certificate at all, and a policy that was cancelled after it was printed looks just the same.",
    },
    {
      id: 'additional-insured-endorsements',
      title: 'Additional insured: CG 20 10 and CG 20 37',
      group: 'Insurance',
      body: 'For general liability two endorsement forms usually belong together:\n\n- **CG 20 10** covers the additional insured for **ongoing operations**, while the work is being done.\n- **CG 20 37** covers it for **completed operations**, after the work is finished. Claims often come years later.\n\nA **scheduled** endorsement names the client. A **blanket** endorsement covers everybody for whom a written contract requires it, so no name has to stand there. Insurers have forms of their own with the same effect; read what they cover, not only the number. For automobile the usual form is CA 20 48, Designated Insured.\n\nWhere a client requires the page, the mark on the certificate alone does not count: the status says "Additional insured not shown" until the page is on file and reviewed. A client may also accept the mark on the certificate; its requirement then says so.',
    },
    {
      id: 'asking-for-a-contractor',
      title: 'Asking for a new contractor',
      group: 'Contractors',
      body: 'Open [Our Contractors](/new-contractor-request) and make a new request. Search by EIN or e-mail address first: if the contractor is here already, it only has to accept, and its records can be judged at once. Otherwise enter name, contact, e-mail address, trades and the risk of the work, and say why you need it.\n\nYour request is not an invitation yet. Customer service looks at it and sends the invitation; you see the request with its state in the list. You can withdraw it as long as it was not sent.\n\nA contractor that is new needs time: policies, OSHA numbers, an EMR letter, safety programs and a questionnaire. Allow two to three weeks, so ask before the contract is signed.',
    },
    {
      id: 'holder-or-additional-insured',
      title: 'Certificate holder or additional insured?',
      group: 'Insurance',
      body: "They are often confused, and they are worth very different things.\n\nThe **certificate holder** is the company named at the bottom left of the ACORD 25. It receives the certificate. It gets no rights under the policy, and no claim can be made because of it.\n\nAn **additional insured** is covered by the contractor's policy for claims that arise from the contractor's work. That takes an endorsement to the policy. A mark in the column ADDL INSD says that one exists; the page itself shows for whom and for what.\n\nSo a client may require both: its name as certificate holder, because then it receives the paper that was made for it, and additional insured status, because that is the protection. Additional insured does not apply to workers' compensation: there the client asks for a [waiver of subrogation](?article=waiver-of-subrogation).",
    },
    {
      id: 'insurance-register',
      title: 'Contractor Insurance Reviews: the register',
      group: 'Insurance',
      body: "[The register](/insurance-reviews) has one row for each contractor and line: status, end of the policy, limits, and last review. Filter by what ends within 30, 60 or 90 days, what is missing, below a limit, or returned; save the filter as a view.\n\nOpen a contractor for each requirement, each policy with its decisions, and the certificate. The summary as a PDF is made for a meeting or an audit, and says as of when it is. Opening a file is recorded, and the contractor can see that your company opened it.\n\nThe page judges the records as they are now. If a list elsewhere still shows yesterday's result, a note says so. Certificates that were made out to another client are not shown to you, and yours are not shown to them.",
    },
    {
      id: 'grace-for-renewals',
      title: 'Grace while a renewal waits for review',
      group: 'Insurance',
      body: "A contractor who renews in time should not lose its status because the review takes a few days. So there is a grace:\n\n- The renewal was submitted **before** the old policy ended.\n- It starts no later than the day the old one ends, so that there is no gap.\n- The old policy had been accepted.\n\nThen the item reads Pending review and the contractor may go on working for as many days as the client's grace allows, 7 unless the client set another number. After that, Pending review no longer counts as eligible to work until the renewal is accepted. A renewal submitted on the day of expiration, or later, gets no grace. Submit it as soon as the broker sends the new certificate.",
    },
    {
      id: 'how-a-status-is-worked-out',
      title: 'How a status is worked out',
      group: 'Statuses',
      body: "The status is not a score and nobody types it. Each day, and after each change, every requirement of the client is compared with the records:\n\n1. The requirements in force that day are taken, with any limits that hold for this contractor alone.\n2. Each record is looked at with its review. Drafts and withdrawn records do not count.\n3. Each requirement gets its own status, and the worst one becomes the status of the contractor.\n4. An approved variance takes the place of a requirement that is not met, until its last day.\n\nWhere a record is missing as a whole, such as a policy, only that one line turns red, not each limit below it. Readiness is the share of requirements that are met, in percent, rounded down. Dates count by the client's time zone, so a status can change at the client's midnight without anybody doing anything. A submission never makes a status better before somebody else has reviewed it.",
    },
    {
      id: 'how-long-a-review-takes',
      title: 'How long a review takes',
      group: 'Reviews',
      body: 'A review is promised within three working days after the submission. Weekends do not count. The day stands beside the record while it waits, and the oldest submission comes first.\n\nWhat makes it quick: one record for each policy, a clear PDF rather than a photo, all pages of each endorsement, and numbers that agree with the paper. What makes it slow: a certificate in another name, a page that cannot be read, an unusual number without an explanation.\n\nWhile a renewal that was submitted in time waits, the [grace](?article=grace-for-renewals) keeps you eligible to work, for contractors and their clients alike. Withdrawing and submitting again puts the record at the end of the queue. If the promised day has passed, contact customer service and name the record.',
    },
    {
      id: 'may-this-contractor-work',
      title: 'May this contractor start work today?',
      group: 'Statuses',
      body: 'Look at two things: the connection and the status.\n\nThe **connection** must be approved. A contractor that is invited, in progress, submitted, suspended or ended may not work, whatever its status says.\n\nThe **status** must be Compliant, Expiring soon or Approved variance. With Pending review it depends: a renewal that was submitted in time has a grace, and **Why?** then says until when. Any other Pending review, and Non-compliant, mean no.\n\nRead the conditions of a variance before the crew arrives; the site may have to do something. A status is about the company. It does not say that each person has the training or the orientation for your site, and it does not replace your own permit to work.',
    },
    {
      id: 'notifications',
      title: 'Notifications',
      group: 'Your account',
      body: 'The bell at the top shows what happened that concerns you: a record that was returned, a status that changed, a policy that ends soon, a variance that was decided. Unread ones come first, then the newest.\n\nEach notification says by itself what it is about: the company, the item and the date. **Dismiss** deletes it for you at once and for nobody else. Deleting a notification does not change any record, and it does not come back. The number on the bell is the number you have not read.\n\nNothing is lost if you dismiss too much: what waits for you also stands on your [Home](/dashboard) page as long as it waits. If you expected a notification and see none, the person who acts may be a colleague with the same role.',
    },
    {
      id: 'reading-trir-dart-ltir',
      title: 'Reading TRIR, DART and LTIR',
      group: 'OSHA and EMR',
      body: 'All three are cases per 100 full-time workers in a year. 200,000 stands for 100 workers at 40 hours for 50 weeks.\n\n- **TRIR**, total recordable incident rate: deaths, days-away cases, restricted or transferred cases and other recordable cases (columns G, H, I and J of form 300A), times 200,000, divided by hours worked.\n- **DART**: only days-away and restricted or transferred cases (H and I).\n- **LTIR**, lost-time incident rate: only days-away cases (H).\n\nExample: 4 cases and 412,000 hours give 4 × 200,000 ÷ 412,000 = 1.94. Over three years the cases are added and the hours are added; the three rates are not averaged. Rates are rounded to two decimals, and the rounded rate is compared with the limit. Equal to the limit is met.',
    },
    {
      id: 'reading-an-acord-25',
      title: 'Reading an ACORD 25 certificate',
      group: 'Insurance',
      body: "The ACORD 25 is a one-page summary of liability policies. Read it from top to bottom:\n\n- **Producer**: the broker who issued it. **Insured**: must be the contractor's legal name.\n- **Insurers A to F**: the companies behind the letters in the first column, with their NAIC numbers.\n- **One row for each line**: general liability, automobile, umbrella, workers' compensation, and a free row for professional or pollution.\n- **ADDL INSD** and **SUBR WVD**: marked where the policy has an additional insured or a waiver of subrogation.\n- **Policy number, effective and expiration dates, limits**: whole US dollars.\n- **Description of operations**: special wording, such as a project or endorsement numbers.\n- **Certificate holder**: who receives the paper.\n\nThe certificate informs; it does not change the policy. What a client requires beyond limits is proved by [the endorsement pages](?article=additional-insured-endorsements).",
    },
    {
      id: 'when-a-policy-ends',
      title: 'The day a policy ends',
      group: 'Insurance',
      body: "Most US policies end at **12:01 a.m. on the expiration date**. A policy that expires on 11/20 covers the whole of 11/19 and practically nothing of 11/20. So a policy is in force from its effective date up to the day **before** its expiration date, and on the expiration date itself the status is already Non-compliant, unless a renewal is accepted.\n\nA renewal should therefore start on the very day the old policy expires. If it starts a day later, there is a gap, and the gap is shown. The days before the end are announced: the status becomes Expiring soon when the client's warning period begins, usually 30 days, and the contractor is notified 60, 30, 14, 7 days and 1 day before, and on the day.",
    },
    {
      id: 'waiver-of-subrogation',
      title: 'Waiver of subrogation',
      group: 'Insurance',
      body: "After an insurer pays a claim, it may recover the money from whoever caused the loss. That right is called subrogation. With a **waiver of subrogation** the insurer gives it up against the named company, so that a client is not sued by the insurer of its own contractor.\n\nThe usual endorsements are **CG 24 04** for general liability and **WC 00 03 13** for workers' compensation. Automobile policies have forms of their own. As with additional insured, the waiver may be blanket, where a written contract requires it, or scheduled with names. On the ACORD 25 it is marked in the column SUBR WVD.\n\nSome states restrict waivers in workers' compensation, and state funds have their own forms. If your carrier cannot issue one, say so in the request for a [variance](?article=what-a-variance-is).",
    },
    {
      id: 'what-a-variance-is',
      title: 'What a variance is',
      group: 'Variances',
      body: 'A variance is an exception for one requirement, one contractor and a limited time. Only the client can approve it. It has a reason and a last day; for OSHA and EMR items it also says what is done to lower the risk.\n\nWhile it holds, an item that is not met, or waits for review, reads **Approved variance**, and the contractor may work as far as that item is concerned. An item that is met anyway stays as it is. A variance on a whole line, such as umbrella, covers the items below it.\n\nBoth its first and its last day count. The day after the last one the requirement applies again, with no further notice than the reminders before. A variance also closes by itself once the requirement has been met for a day. A request that is not decided, or is denied, changes nothing.',
    },
    {
      id: 'what-an-emr-says',
      title: 'What an EMR says',
      group: 'OSHA and EMR',
      body: "The experience modification rate, or mod, compares a company's workers' compensation losses with what is expected for its kind of work and payroll. **1.00** is what was expected, 0.85 is 15 percent better, 1.20 is 20 percent worse. It changes the premium directly.\n\nNCCI or a state bureau works it out once a year from about three policy years, leaving out the most recent one. A 2025 mod therefore looks at 2021 to 2023, and this year's accidents show up later. Frequent small losses weigh more than one large loss of the same amount.\n\nHere an EMR counts for 12 months from its rating effective date. A client can limit the latest EMR and the mean of up to three years. A mod says something about money paid for injuries, not about how the work is done today.",
    },
    {
      id: 'what-changes-next',
      title: 'What changes in the next weeks',
      group: 'Statuses',
      body: '[Home](/dashboard) lists what will change within 90 days, week by week, if nobody does anything: policies that end, EMR letters that get older than 12 months, variances that run out, requirements that begin.\n\nIt is a forecast by the records on file, not a guess. As soon as a renewal is accepted the line disappears. So the list is the best to-do list for calls: whoever stands in the next two weeks and has no renewal waiting should hear from you.\n\nPolicies often end on January 1, April 1 and July 1, and OSHA numbers are due on March 2. In those weeks reviews take the full three working days, and contractors that send early have the advantage.',
    },
    {
      id: 'what-each-status-means',
      title: 'What each status means',
      group: 'Statuses',
      body: "A contractor has one status for each client. It is worked out every day from the client's requirements and the records on file.\n\n- **Compliant**: every requirement that applies is met.\n- **Expiring soon**: met today, but a record ends within the client's warning period.\n- **Approved variance**: something is not met, and the client accepts that until a date.\n- **Pending review**: a record was submitted and nobody has accepted it yet.\n- **Non-compliant**: at least one requirement is missing, ended, too low, or returned.\n- **No requirements**: the client requires nothing that applies.\n\nThe worst item decides: one Non-compliant item makes the whole contractor Non-compliant. Each status is shown with a word and an icon, never by color alone. Open **Why?** beside a status to see the item, what is on file, what is required, and who acts next. See also [how a status is worked out](?article=how-a-status-is-worked-out).",
    },
    {
      id: 'what-happens-after-a-request',
      title: 'What happens after a request',
      group: 'Contractors',
      body: 'A connection goes through these states:\n\n1. **Requested**: you asked; customer service has not sent the invitation yet.\n2. **Invited**: the contractor has the invitation and has not answered.\n3. **In progress**: it accepted and is entering its records. From now on you see them.\n4. **Submitted**: it asks for approval.\n5. **Approved**: it may work, as far as its status allows.\n\nIt can also be **declined** by the contractor, **rejected** with a reason, **suspended** for a time, or **ended**. Open the contractor to see who has the next step. If a contractor stays in Invited for a week, call it and ask whether the mail arrived; customer service can send the invitation again. You need not make a second request.',
    },
    {
      id: 'what-you-can-do-here',
      title: 'What you can do here',
      group: 'Getting started',
      body: "Your company's access shows the contractors that work for you and whether they meet your requirements. You can\n\n- see each contractor's status, with the reason behind it, on [Home](/dashboard);\n- open the insurance register under [Insurance](/insurance-reviews), with policies, end dates and certificates;\n- ask for a new contractor under [Our Contractors](/new-contractor-request);\n- write to your contractors, and see who has read it, under [Email Announcement](/email-messaging/h-client).\n\nYou cannot approve contractors, set limits, decide variances or review records. For companies with this access the firm does that, by the requirements that were agreed with your company. If you need to decide yourself, ask customer service for full access.\n\nTwo entries of the menu, Hiring client Specific and Permit To Work, are reserved and lead to a page that says so.",
    },
    {
      id: 'what-you-cannot-see',
      title: 'What you see of a contractor, and what not',
      group: 'Contractors',
      body: 'From the day a contractor accepts until the connection ends, you see its name and contacts, its status with every item, its insurance policies and their end dates, and the certificates made out to your company or to nobody in particular.\n\nOf OSHA numbers and the EMR you see the result, such as "TRIR 1.94, limit 3.00", but not the forms behind them. Injury logs and files about people\'s health are not shown to any client. Certificates for other clients are not shown to you, and internal comments of reviewers are not either.\n\nBefore a contractor accepts, you see its name, trade and city only. After the end you keep the connection and its dates. Each file that you open is recorded with your company\'s name.',
    },
    {
      id: 'signing-in-problems',
      title: 'When somebody cannot sign in',
      group: 'Your account',
      body: '"E-mail or password is not correct" is shown for a wrong password and for an unknown address alike, so that nobody can find out who has an account. Use **Forgot password?** on the sign-in page; the mail comes only if the account exists. Look in the spam folder too.\n\nAfter many attempts the sign-in pauses. Wait, or reset the password. "This account is disabled" means that an administrator has switched it off; only the firm or the company\'s own people can switch it on.\n\nAn invitation is good for 14 days and for one use, and only for the address it was sent to. If it has expired, the page that opens lets you ask for a new one. Accounts are made by invitation only; there is no form to register.',
    },
    {
      id: 'when-something-fails',
      title: 'When something does not work',
      group: 'Getting started',
      body: "Messages say what happened and what to do next. The most frequent:\n\n- **The server cannot be reached**: check your connection. What you typed stays on the page; try again.\n- **Someone else changed this record**: reload to see their version. Your text is kept.\n- **You don't have access to this record**: your role or company does not have it, or it does not exist. If you need it for your work, ask an administrator.\n- **File type not allowed** or **larger than 25 MB**: use PDF, PNG, JPG, DOCX, XLSX or CSV, or scan with fewer dots per inch.\n\nIf a page stays wrong, choose **Contact customer service** above. The message carries the address of the page and the name of your browser, so you need not describe them. Add the company, the record, and what you expected.",
    },
    {
      id: 'which-requirements-apply',
      title: 'Where do the requirements come from?',
      group: 'Limits and requirements',
      body: "Your company's requirements are kept in versions, each with a first day. They say which lines of insurance are required with which limits and endorsements, what TRIR, DART and EMR may be, and which programs, questionnaires and documents are needed.\n\nTo see what applies to one contractor, open it and choose **Why?**: each item shows actual and required side by side. A contractor can have a limit of its own, higher or lower, with a reason and an end date; then that one is shown.\n\nIf a requirement does not fit your contracts any more, tell customer service which one and from when. If more is required, contractors get 30 days of notice, so that they can talk to their brokers before anything turns red.",
    },
    {
      id: 'who-acts-next',
      title: 'Who acts next',
      group: 'Statuses',
      body: '**Why?** beside a status names who has the next step, so that nobody waits for the wrong side.\n\n- **The contractor** acts when a record is missing, has ended, is below a limit, or was returned.\n- **The firm** acts when a record waits for review. Some clients review for themselves; then the client acts.\n- **The client** acts when a variance was requested and is not decided.\n\nWhere a date is known it stands beside the name: the day a policy ends, or the day by which a review is promised. If the next step is yours, the button on the same line leads to the page where it is done. If it is not, you need not do anything; a notification tells you when the status changes.',
    },
    {
      id: 'why-can-i-not-approve',
      title: 'Why can I not approve a contractor?',
      group: 'Contractors',
      body: "With your company's access the firm approves contractors for you. It checks that the requirements of your company are met and decides by the rules that were agreed. That is why there is no list of pending contractors, no page for limits and no decision on variances in your menu.\n\nYou can still act:\n\n- ask for a contractor, and withdraw a request that was not sent;\n- tell customer service what you know: a contract that ends, an incident on site, a crew that changed;\n- ask customer service to suspend a contractor, with the reason.\n\nIf somebody in your company should decide, that takes another kind of access for the whole company. Customer service explains what changes.",
    },
    {
      id: 'why-is-a-good-contractor-red',
      title: 'Why is a contractor that we know well Non-compliant?',
      group: 'Statuses',
      body: "Usually because of one paper. The worst item decides the status, so a contractor with nineteen requirements met and one missing reads Non-compliant. Open **Why?** and look at readiness: 95 percent means that little is missing.\n\nThe most frequent reasons:\n\n- a policy ended and the renewal has not been submitted;\n- a limit is lower than your company requires;\n- the endorsement page for additional insured is missing;\n- last year's OSHA numbers are not on file after March 2;\n- the EMR letter is older than 12 months.\n\n**Why?** also says who acts next. If it is the contractor, call it: most gaps are closed within a day once the broker knows. If it is the firm, a review is promised within three working days.",
    },
    {
      id: 'lists-filters-and-exports',
      title: 'Working with lists',
      group: 'Getting started',
      body: 'Lists show 25 rows at a time. Search, filters, sorting and the page stand in the address of the browser: copy it to a colleague, or keep it as a bookmark, and the same list opens again.\n\n**Save this view** keeps a combination of filters under a name for you. **Export** writes the rows of the filtered list as a CSV file for a spreadsheet, not only the page you see. A line above or below the list says as of when it is.\n\nEvery status opens **Why?**. A row leads to its record, and the way back leads to the list as it was. All of it works with the keyboard: Tab moves to the next link or button, Enter opens it, Escape closes a dialog.',
    },
    {
      id: 'your-profile',
      title: 'Your profile, password and e-mail address',
      group: 'Your account',
      body: 'Open your [profile](/profile/user/edit-profile) from the picture at the top. There you change your name, title, phone number and photo, your e-mail address and password, and how the product looks: light, dim or dark, and where the menu stands.\n\nA new e-mail address counts after you open the link in the mail that is sent to it; until then you sign in with the old one. For address and password you may have to sign in again first. **Sign out everywhere** ends every session of your account at once, on all devices: use it when a device is lost.\n\nYour role and your company are set by an administrator. If one of them is wrong, or a colleague has left, contact customer service.',
    },
  ],
};
