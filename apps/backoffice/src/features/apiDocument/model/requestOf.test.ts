import { operationsOf, type ApiDocument } from './readDocument';
import { curlOf, missingIn, requestOf } from './requestOf';

const parameter = (name: string, place: 'path' | 'query' | 'header', required = false) => ({
  name,
  in: place,
  required,
  description: name,
  schema: { type: 'string' },
});

const document: ApiDocument = {
  info: { title: 'API', version: '1', description: '' },
  servers: [{ url: 'https://check.example.com/CM-API' }],
  paths: {
    '/orders': {
      get: {
        operationId: 'getOrders',
        summary: 'List',
        description: '',
        parameters: [parameter('status', 'query'), parameter('orderNo', 'query')],
        responses: {
          200: {
            content: {
              'application/json': {
                schema: {
                  properties: {
                    data: {
                      type: 'object',
                      properties: {
                        content: {
                          type: 'array',
                          items: {
                            type: 'object',
                            properties: { price: { type: ['integer', 'null'] } },
                          },
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/orders/{orderId}/cancel': {
      post: {
        operationId: 'cancelOrder',
        summary: 'Cancel',
        description: '',
        'x-scope': 'orders.write',
        parameters: [parameter('orderId', 'path', true), parameter('Idempotency-Key', 'header')],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                properties: {
                  cancelReason: { type: 'string' },
                  fee: { type: 'integer' },
                  addItems: { type: 'array', items: { type: 'string' } },
                },
                required: ['cancelReason'],
              },
            },
          },
        },
        responses: { 200: { content: { 'application/pdf': {} } } },
      },
    },
  },
  webhooks: {},
};
const [list, cancel] = operationsOf(document) as [
  ReturnType<typeof operationsOf>[0],
  ReturnType<typeof operationsOf>[0],
];
const access = { base: 'https://check.example.com/CM-API', key: 'mjk_1' };

describe('a call of the document', () => {
  it('has its fields by place, what it returns with paths, and its scope', () => {
    expect(cancel.inputs.map(({ name, place, required }) => [name, place, required])).toEqual([
      ['orderId', 'path', true],
      ['Idempotency-Key', 'header', false],
      ['cancelReason', 'body', true],
      ['fee', 'body', false],
      ['addItems', 'body', false],
    ]);
    expect(list.outputs.map(({ path, type }) => [path, type])).toEqual([
      ['content', 'object[]'],
      ['content[].price', 'integer | null'],
    ]);
    expect([list.scope, cancel.scope]).toEqual([null, 'orders.write']);
    expect([list.isFile, cancel.isFile]).toEqual([false, true]);
  });

  it('says which required fields are empty', () => {
    expect(missingIn(cancel, { orderId: ' ' })).toEqual(['orderId', 'cancelReason']);
    expect(missingIn(cancel, { orderId: '1', cancelReason: 'x' })).toEqual([]);
  });
});

describe('its request', () => {
  it('has texts in path and query encoded, and leaves empty ones out', () => {
    expect(requestOf(list, { status: '10', orderNo: ' ' }, access)).toEqual({
      method: 'GET',
      url: 'https://check.example.com/CM-API/orders?status=10',
      headers: { Authorization: 'Bearer mjk_1' },
      body: undefined,
    });
    expect(requestOf(cancel, { orderId: 'a/b' }, access).url).toBe(
      'https://check.example.com/CM-API/orders/a%2Fb/cancel',
    );
  });

  it('has numbers and lists in its body, and headers of its own', () => {
    const typed = {
      cancelReason: '岗位取消',
      fee: '12',
      addItems: 'A, B，',
      'Idempotency-Key': 'k',
    };
    const { headers, body } = requestOf(cancel, typed, access);

    expect(JSON.parse(body!)).toEqual({ cancelReason: '岗位取消', fee: 12, addItems: ['A', 'B'] });
    expect(headers).toEqual({
      Authorization: 'Bearer mjk_1',
      'Idempotency-Key': 'k',
      'Content-Type': 'application/json',
    });
  });

  it('is a command whose quotes no text ends', () => {
    const request = requestOf(cancel, { orderId: '1', cancelReason: "it's" }, access);

    expect(curlOf(request)).toContain(`"cancelReason": "it'\\''s"`);
    expect(curlOf(request).split('\n')[0]).toBe(
      "curl -X POST 'https://check.example.com/CM-API/orders/1/cancel' \\",
    );
  });
});
