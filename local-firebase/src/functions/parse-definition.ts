import {
  DEFAULT_REGION,
  type DocumentChangeKind,
  type FunctionDefinition,
  type FunctionTrigger,
} from './function-definition.ts';

type Json = Readonly<Record<string, unknown>>;

const DOCUMENT_EVENT =
  /^google\.cloud\.firestore\.document\.v1\.(created|updated|deleted|written)(\.withAuthContext)?$/;
/** Of an object's other events (deleted, archived, metadata changed) nothing here tells. */
const OBJECT_EVENT = 'google.cloud.storage.object.v1.finalized';
const DEFAULT_TIMEOUT = 60;
/** Cloud Scheduler's default where a function names no zone. */
const DEFAULT_ZONE = 'America/Los_Angeles';

/** Reads `[{name, endpoint}]` as a functions process sends it; what is no function is left out. */
export function parseDefinitions(json: unknown): readonly FunctionDefinition[] {
  if (!Array.isArray(json)) return [];
  return json.flatMap((entry: unknown) => {
    if (!isObject(entry) || typeof entry.name !== 'string' || !isObject(entry.endpoint)) return [];
    return [definitionOf(entry.name, entry.endpoint)];
  });
}

function definitionOf(name: string, endpoint: Json): FunctionDefinition {
  const regions = Array.isArray(endpoint.region) ? endpoint.region : [endpoint.region];
  const named = regions.filter((region): region is string => typeof region === 'string' && region !== '');
  const { timeoutSeconds } = endpoint;
  return {
    name,
    regions: named.length > 0 ? named : [DEFAULT_REGION],
    timeoutSeconds:
      typeof timeoutSeconds === 'number' && timeoutSeconds > 0 ? timeoutSeconds : DEFAULT_TIMEOUT,
    trigger: triggerOf(endpoint),
  };
}

function triggerOf(endpoint: Json): FunctionTrigger {
  if (isObject(endpoint.callableTrigger)) return { kind: 'callable' };
  if (isObject(endpoint.httpsTrigger)) return { kind: 'https' };
  const schedule = endpoint.scheduleTrigger;
  if (isObject(schedule) && typeof schedule.schedule === 'string') {
    const { retryCount } = isObject(schedule.retryConfig) ? schedule.retryConfig : {};
    return {
      kind: 'schedule',
      schedule: schedule.schedule,
      timeZone: typeof schedule.timeZone === 'string' ? schedule.timeZone : DEFAULT_ZONE,
      retries: typeof retryCount === 'number' ? retryCount : 0,
    };
  }
  const event = endpoint.eventTrigger;
  return isObject(event) ? eventTriggerOf(event) : { kind: 'unsupported', what: 'an unknown trigger' };
}

function eventTriggerOf(event: Json): FunctionTrigger {
  const eventType = String(event.eventType);
  const [, change] = DOCUMENT_EVENT.exec(eventType) ?? [];
  const filters = isObject(event.eventFilters) ? event.eventFilters : {};
  const patterns = isObject(event.eventFilterPathPatterns) ? event.eventFilterPathPatterns : {};
  const retry = event.retry === true;
  if (eventType === OBJECT_EVENT && typeof filters.bucket === 'string')
    return { kind: 'object', eventType, bucket: filters.bucket, retry };
  const document = patterns.document ?? filters.document;
  if (change === undefined || typeof document !== 'string') return { kind: 'unsupported', what: eventType };
  return {
    kind: 'document',
    change: change as DocumentChangeKind,
    eventType,
    database: typeof filters.database === 'string' ? filters.database : '(default)',
    document,
    retry,
  };
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
