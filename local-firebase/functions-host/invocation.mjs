/** As in production. */
const LARGEST_BODY = '32mb';

/**
 * Answers `/http/{name}/..` by the function itself and `/event/{name}` by handing it the CloudEvent in the body:
 * 200 when it has ended well, 500 with `{message}` when it has thrown.
 */
export function createInvoker(express, functions) {
  const parse = bodyParser(express);
  const apps = new Map();
  for (const [name, run] of functions) {
    const app = express();
    app.disable('x-powered-by');
    app.use(parse);
    app.use((request, response) => run(request, response));
    apps.set(name, app);
  }
  return (kind, name, request, response) => {
    const run = functions.get(name);
    if (run === undefined) response.writeHead(404).end();
    else if (kind === 'event') void runEvent(run, request, response);
    else apps.get(name)(request, response);
  };
}

/** Bodies as functions in production get them: parsed by their type, with the bytes in `rawBody`. */
function bodyParser(express) {
  const keepBytes = (request, _response, bytes) => {
    request.rawBody = bytes;
  };
  const options = { limit: LARGEST_BODY, verify: keepBytes };
  const router = express.Router();
  router.use(express.json({ ...options, type: ['application/json', 'application/*+json'] }));
  router.use(express.text({ ...options, type: 'text/*' }));
  router.use(express.urlencoded({ ...options, extended: true }));
  router.use(express.raw({ ...options, type: '*/*' }));
  router.use((request, _response, next) => {
    request.body ??= {};
    next();
  });
  return router;
}

async function runEvent(run, request, response) {
  try {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    await run(JSON.parse(Buffer.concat(chunks).toString('utf8')));
    response.writeHead(200).end();
  } catch (error) {
    console.error(error);
    response.writeHead(500, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ message: error instanceof Error ? error.message : String(error) }));
  }
}
