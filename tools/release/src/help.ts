import { REMOTE_NAMES } from '@vcms/contract';

const REMOTES = new Intl.ListFormat('en', { type: 'disjunction' }).format(REMOTE_NAMES);

export const HELP = `npm run release -- COMMAND [options]

  publish REMOTE        build, check, upload, verify, and make it the active release
      --version V         default: the version of package.json with a hash of the sources
      --from DIR          publish this finished build of the same sources
      --sources DIR       a changed copy of the remote's sources, in this repository
      --hold              list it without giving it to anybody; "canary" comes next
  canary REMOTE         give a listed release to some users
      --version V --percent N [--roles 5001,5002] [--users ID,ID]
  promote REMOTE        make the canary the active release
      --when-healthy --project ID   only if what tabs told this Firebase project of it is as good
                        as of the active release; a canary that is worse goes to nobody
  watch REMOTE          for a timer, with --project ID: judge the canary as above, and say when the active
                        release goes worse than the one before it
  compare REMOTE        open every page in the active release and in the canary, or in --version V; write both
                        side by side [--only /path,/path] [--accounts FILE]
  rollback REMOTE       go back to the previous release, or to any listed one [--to V]
  block REMOTE V        stop a release everywhere, in open tabs too
  unblock REMOTE V      let it run again
  disable REMOTE        switch the remote off; users read the message: --message TEXT
  enable REMOTE         switch it on again
  status                which release is given to whom; with --project ID what tabs told of it, too
  merge                 merge the teams' fragments into the registry

REMOTE is ${REMOTES}.

  --target WHERE        folder:DIR or gs://bucket[/prefix]; default: the running "npm start"
  --data DIR            data folder of that "npm start" (default .data)
  --env NAME            environment (default: local for "npm start", else production)
  --cdn-url URL         address of the CDN as browsers see it; needed for publish with --target
  --by NAME             who publishes (default: user.name of git)
  --dry-run             do all checks, change nothing
  --json                one line of JSON on standard output (use: npm run -s release -- ...)

Exit codes: 0 done, 1 refused by a check, 2 wrong command line, 3 target or build unavailable,
4 in conflict with what others published, 5 the canary is not decided yet, 6 it was worse,
7 the active release goes worse than the one before it.`;
