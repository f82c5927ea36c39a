/** The description that yup gives of a schema, as far as schemas of calls need it. */
interface Described {
  type: string;
  optional: boolean;
  nullable: boolean;
  oneOf: readonly unknown[];
  tests: readonly { name?: string | undefined; params?: Readonly<Record<string, unknown>> }[];
  fields?: Readonly<Record<string, Described>>;
  innerType?: Described;
}

/** A JSON Schema (2020-12), as OpenAPI 3.1 takes it. */
export interface JsonSchema {
  type?: string | string[];
  description?: string;
  enum?: readonly unknown[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

/** Returns the description of a field by its name. */
export type Describe = (name: string) => string;

/** Returns the JSON Schema of a yup schema. */
export const jsonSchemaOf = (schema: { describe(): unknown }, describe: Describe): JsonSchema =>
  schemaOf(schema.describe() as Described, describe);

function schemaOf(described: Described, describe: Describe): JsonSchema {
  const { nullable, oneOf, tests, fields, innerType } = described;
  const type = tests.some(({ name }) => name === 'integer') ? 'integer' : described.type;
  // Numbers that are listed are whole.
  const named = type === 'number' && oneOf.length > 0 ? 'integer' : type;
  return {
    type: nullable ? [named, 'null'] : named,
    ...(oneOf.length > 0 && { enum: nullable ? [...oneOf, null] : oneOf }),
    ...limitsOf(tests, named),
    ...(innerType && { items: schemaOf(innerType, describe) }),
    ...(fields && objectOf(fields, describe)),
  };
}

function objectOf(fields: Readonly<Record<string, Described>>, describe: Describe): JsonSchema {
  const named = Object.entries(fields);
  const required = named.filter(([, { optional }]) => !optional).map(([name]) => name);
  return {
    properties: Object.fromEntries(
      named.map(([name, field]) => [
        name,
        { ...schemaOf(field, describe), description: describe(name) },
      ]),
    ),
    ...(required.length > 0 && { required }),
  };
}

function limitsOf(tests: Described['tests'], type: string): JsonSchema {
  const limits: JsonSchema = {};
  for (const { name, params } of tests) {
    if (name === 'matches') limits.pattern = (params!.regex as RegExp).source;
    if (name === 'max' && type === 'string') limits.maxLength = params!.max as number;
    else if (name === 'max' && type === 'array') limits.maxItems = params!.max as number;
    else if (name === 'max') limits.maximum = params!.max as number;
    if (name === 'min' && type === 'array') limits.minItems = params!.min as number;
    else if (name === 'min' && type !== 'string') limits.minimum = params!.min as number;
  }
  return limits;
}
