/** A schema of the document, as far as it is shown. */
export interface DocumentSchema {
  type?: string | readonly string[];
  description?: string;
  enum?: readonly (string | number | null)[];
  maxLength?: number;
  items?: DocumentSchema;
  properties?: Readonly<Record<string, DocumentSchema>>;
  required?: readonly string[];
}

interface DocumentParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: DocumentSchema;
}

interface DocumentContent {
  content: Readonly<Record<string, { schema?: DocumentSchema }>>;
}

interface DocumentOperation {
  operationId: string;
  summary: string;
  description: string;
  'x-scope'?: string;
  parameters?: readonly DocumentParameter[];
  requestBody?: DocumentContent;
  responses: Readonly<Record<string, Partial<DocumentContent>>>;
}

/** An OpenAPI document, as far as it is shown. */
export interface ApiDocument {
  info: { title: string; version: string; description: string };
  servers: readonly { url: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
  webhooks: Readonly<Record<string, { post: DocumentOperation }>>;
}

/** A field that a call takes. */
export interface InputField {
  name: string;
  place: 'path' | 'query' | 'header' | 'body';
  required: boolean;
  description: string;
  schema: DocumentSchema;
}

/** A field that a call returns, or that an event has. */
export interface OutputField {
  /** Such as `content[].orderId`. */
  path: string;
  type: string;
  description: string;
}

/** A call of the document. */
export interface Operation {
  id: string;
  method: 'GET' | 'POST';
  path: string;
  summary: string;
  description: string;
  scope: string | null;
  inputs: readonly InputField[];
  outputs: readonly OutputField[];
  /** Whether it returns a file. */
  isFile: boolean;
}

/** An event of the document. */
export interface DocumentedEvent {
  name: string;
  summary: string;
  fields: readonly OutputField[];
}

/** Returns the calls of a document, in its order. */
export const operationsOf = ({ paths }: ApiDocument): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => readOperation(path, method, operation)),
  );

/** Returns the events of a document, in its order. */
export const eventsOf = ({ webhooks }: ApiDocument): DocumentedEvent[] =>
  Object.entries(webhooks).map(([name, { post }]) => ({
    name,
    summary: post.summary,
    fields: fieldsOf(jsonIn(post.requestBody)),
  }));

function readOperation(path: string, method: string, operation: DocumentOperation): Operation {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const body = jsonIn(requestBody);
  const answer = responses['200']?.content ?? {};
  return {
    id: operationId,
    method: method === 'get' ? 'GET' : 'POST',
    path,
    summary,
    description,
    scope: operation['x-scope'] ?? null,
    inputs: [
      ...parameters.map(({ in: place, ...parameter }) => ({ ...parameter, place })),
      ...Object.entries(body?.properties ?? {}).map(([name, schema]) => ({
        name,
        place: 'body' as const,
        required: body!.required?.includes(name) ?? false,
        description: schema.description ?? '',
        schema,
      })),
    ],
    outputs: fieldsOf(answer['application/json']?.schema?.properties?.data),
    isFile: !('application/json' in answer),
  };
}

const jsonIn = (body: DocumentContent | undefined) => body?.content['application/json']?.schema;

/** Returns the fields of a schema, those of nested ones with their paths. */
function fieldsOf(schema: DocumentSchema | undefined, before = ''): OutputField[] {
  return Object.entries(schema?.properties ?? {}).flatMap(([name, field]) => {
    const path = `${before}${name}`;
    const own = { path, type: typeOf(field), description: field.description ?? '' };
    const nested = field.items ? fieldsOf(field.items, `${path}[].`) : fieldsOf(field, `${path}.`);
    return [own, ...nested];
  });
}

/** Returns the type of a schema in words, such as `string | null` or `object[]`. */
export function typeOf({ type, items }: DocumentSchema): string {
  const types = typeof type === 'string' ? [type] : (type ?? []);
  return types.map((one) => (one === 'array' && items ? `${typeOf(items)}[]` : one)).join(' | ');
}
