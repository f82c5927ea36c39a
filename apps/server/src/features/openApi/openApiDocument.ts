import {
  openApi,
  WEBHOOK_EVENTS,
  WEBHOOK_VERSIONS,
  type AnyCall,
  type WebhookEvent,
} from '@mingjian/api';
import { API_BASE } from '../../http/apiBase';
import { RELEASE } from '../../release';
import type { Language } from '../../texts';
import { fieldText } from './fieldTexts';
import { jsonSchemaOf, type Describe, type JsonSchema } from './jsonSchema';
import { operations, type OperationName } from './operations';
import { openApiTexts } from './texts';

/** Returns the description of the calls that keys open, as a file. */
export function documentFile(language: Language, publicUrl: string): File {
  const text = JSON.stringify(openApiDocument(language, publicUrl), null, 2);
  const type = 'application/vnd.oai.openapi+json;version=3.1';
  return new File([text], 'mingjian-openapi.json', { type });
}

/**
 * Returns an OpenAPI 3.1 document of the calls that keys open and of the events that endpoints get,
 * made from their contract.
 */
export function openApiDocument(language: Language, publicUrl: string) {
  const say = (choose: Parameters<typeof openApiTexts>[0]) => openApiTexts(choose)(language);
  const describe: Describe = (name) => fieldText(name, language);
  const paths: Record<string, Record<string, object>> = {};
  for (const name of Object.keys(operations) as OperationName[]) {
    const { path, method } = openApi[name];
    const found = (paths[path] ??= {});
    found[method.toLowerCase()] = operationOf(name, say, describe);
  }
  return {
    openapi: '3.1.0',
    info: { title: say((t) => t.title), version: RELEASE, description: say((t) => t.about) },
    servers: [{ url: `${publicUrl}${API_BASE}` }],
    security: [{ key: [] }],
    paths,
    webhooks: Object.fromEntries(
      WEBHOOK_EVENTS.map((event) => [event, { post: eventOf(event, say, describe) }]),
    ),
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: say((t) => t.key) },
      },
      schemas: { Refusal: refusal(describe) },
    },
  };
}

type Say = (choose: Parameters<typeof openApiTexts>[0]) => string;

function operationOf(name: OperationName, say: Say, describe: Describe) {
  const call: AnyCall = openApi[name];
  const { scope, output } = operations[name];
  const input = jsonSchemaOf(call.input as unknown as { describe(): unknown }, describe);
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, found]) => found!);
  const rest = Object.entries(input.properties ?? {}).filter(([field]) => !inPath.includes(field));
  const parameters = [
    ...inPath.map((field) => parameterOf('path', field, input)),
    ...(call.method === 'GET' ? rest.map(([field]) => parameterOf('query', field, input)) : []),
    ...(call.effect === 'change' ? [idempotencyKey(say)] : []),
  ];
  return {
    operationId: name,
    summary: say((t) => t.operations[name]),
    description: [
      say((t) => t.notes[name]),
      scope === null ? say((t) => t.anyKey) : say((t) => t.needs(scope)),
    ].join('\n\n'),
    ...(scope !== null && { 'x-scope': scope }),
    ...(parameters.length > 0 && { parameters }),
    ...(call.method === 'POST' && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: Object.fromEntries(rest),
              required: (input.required ?? []).filter((field) => !inPath.includes(field)),
            },
          },
        },
      },
    }),
    responses: {
      200: {
        description: say((t) => t.success),
        content:
          output === 'pdf'
            ? { 'application/pdf': {} }
            : { 'application/json': { schema: envelope(output, describe) } },
      },
      default: {
        description: say((t) => t.refused),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    },
  };
}

const parameterOf = (place: 'path' | 'query', name: string, input: JsonSchema) => {
  const { description, ...schema } = input.properties![name]!;
  return {
    name,
    in: place,
    required: place === 'path' || (input.required ?? []).includes(name),
    description,
    schema,
  };
};

const idempotencyKey = (say: Say) => ({
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: say((t) => t.idempotency),
  schema: { type: 'string', maxLength: 64 },
});

/** Returns the schema of a response: every response is wrapped the same way. */
const envelope = (output: { describe(): unknown }, describe: Describe): JsonSchema => ({
  type: 'object',
  properties: {
    code: { type: 'integer', enum: [0], description: describe('code') },
    msg: { type: 'string', description: describe('msg') },
    data: jsonSchemaOf(output, describe),
  },
  required: ['code', 'msg', 'data'],
});

const refusal = (describe: Describe): JsonSchema => ({
  type: 'object',
  properties: {
    code: { type: 'integer', description: describe('code') },
    msg: { type: 'string', description: describe('msg') },
    data: { type: ['object', 'null'], description: describe('data') },
  },
  required: ['code', 'msg', 'data'],
});

/** Fields of the data of an event. */
const EVENT_DATA: Readonly<Record<WebhookEvent, readonly string[]>> = {
  'order.placed': ['orderId', 'orderNo', 'status'],
  'order.status_changed': ['orderId', 'orderNo', 'status', 'previousStatus'],
  'order.cancelled': ['orderId', 'orderNo', 'status', 'previousStatus'],
  'report.issued': ['orderId', 'orderNo', 'status', 'previousStatus'],
};

function eventOf(event: WebhookEvent, say: Say, describe: Describe) {
  const named = (name: string): [string, JsonSchema] => [
    name,
    { type: name.startsWith('order') ? 'string' : 'integer', description: describe(name) },
  ];
  const data = EVENT_DATA[event];
  return {
    operationId: event,
    summary: say((t) => t.events[event]),
    description: say((t) => t.aboutEvents),
    requestBody: {
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              type: { type: 'string', enum: [event], description: describe('type') },
              timestamp: { type: 'string', description: describe('timestamp') },
              apiVersion: {
                type: 'string',
                enum: WEBHOOK_VERSIONS,
                description: describe('apiVersion'),
              },
              data: {
                type: 'object',
                properties: Object.fromEntries(data.map(named)),
                required: [...data],
              },
            },
            required: ['type', 'timestamp', 'apiVersion', 'data'],
          },
        },
      },
    },
    responses: { '2XX': { description: say((t) => t.received) } },
  };
}
