import { gatewayPathRule, gatewayTargetRule } from './gatewayRules';

describe('paths of gateway routes', () => {
  it.each(['/', '/api', '/api/*', '/*', '/v1.0/a_b~c-d/*'])('may be %s', (path) => {
    expect(gatewayPathRule.accepts(path)).toBe(true);
  });

  it.each(['api', '/a b', '/a/*/b', '/a*', '//a', '/../etc', '/a/.', '/{x}', '/a;b', '/a\n/b'])(
    'may not be %j',
    (path) => {
      expect(gatewayPathRule.accepts(path)).toBe(false);
    },
  );
});

describe('targets of gateway routes', () => {
  it.each(['http://orders', 'https://10.0.0.8:8080', 'https://a.example.com/base/v2', 'http://a/'])(
    'may be %s',
    (target) => {
      expect(gatewayTargetRule.accepts(target)).toBe(true);
    },
  );

  it.each([
    'orders:8080',
    'ftp://orders',
    'https://user:secret@orders',
    'https://orders?x=1',
    'https://orders#top',
    'http://orders:99999',
    'http://orders:0',
    'http://orders; return 200',
    'http://orders/$uri',
    'http://orders/{path}',
    'http://orders/../x',
    'http://orders\n}',
    'http://-orders',
  ])('may not be %j', (target) => {
    expect(gatewayTargetRule.accepts(target)).toBe(false);
  });
});
