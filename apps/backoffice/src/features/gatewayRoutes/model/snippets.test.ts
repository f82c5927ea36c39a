import type { PublishedRoute } from '@mingjian/api';
import { snippetOf, type ProxyKind } from './snippets';

const route = (change: Partial<PublishedRoute> = {}): PublishedRoute => ({
  routeName: '订单',
  path: '/api/orders/*',
  target: 'http://10.0.0.8:8080',
  stripPrefix: 0,
  ...change,
});

const KINDS: readonly ProxyKind[] = ['caddy', 'nginx'];

describe('the configuration of a proxy', () => {
  it('passes a path on as it is', () => {
    expect(snippetOf('caddy', [route()])).toBe(
      'route {\n\t# 订单\n\thandle /api/orders/* {\n\t\treverse_proxy http://10.0.0.8:8080\n\t}\n}\n',
    );
    const nginx = snippetOf('nginx', [route()]);
    expect(nginx).toContain('location ~ "^/api/orders/" {\n    proxy_pass http://10.0.0.8:8080;');
    expect(nginx).not.toContain('rewrite');
  });

  it('leaves the prefix out, and puts the path of the target before', () => {
    const routes = [route({ stripPrefix: 1, target: 'https://a.example.com/base/' })];

    expect(snippetOf('caddy', routes)).toContain(
      '\t\turi strip_prefix /api/orders\n\t\trewrite * /base{uri}\n' +
        '\t\treverse_proxy https://a.example.com\n',
    );
    expect(snippetOf('nginx', routes)).toContain(
      'rewrite "^/api/orders/(.*)$" "/base/$1" break;\n    proxy_pass https://a.example.com;',
    );
  });

  it('matches one path exactly, and its dots as dots', () => {
    const nginx = snippetOf('nginx', [route({ path: '/v1.0/health', stripPrefix: 1 })]);

    expect(nginx).toContain('location ~ "^/v1\\.0/health$" {\n    rewrite "^" "/" break;');
    expect(snippetOf('caddy', [route({ path: '/v1.0/health' })])).toContain(
      'handle /v1.0/health {',
    );
  });

  it('strips nothing of the root', () => {
    expect(snippetOf('caddy', [route({ path: '/*', stripPrefix: 1 })])).not.toContain('strip');
  });

  it.each(KINDS)('keeps the order of the routes (%s)', (kind) => {
    const text = snippetOf(kind, [
      route({ path: '/api/orders/special/*' }),
      route({ routeName: '其余', path: '/api/*' }),
    ]);

    expect(text.indexOf('special')).toBeLessThan(text.indexOf('其余'));
  });

  it.each(KINDS)('leaves out what is no path and no target (%s)', (kind) => {
    const wrong = [
      route({ path: '/a { respond "x"' }),
      route({ path: '/a\n}' }),
      route({ target: 'http://a; return 200' }),
      route({ target: 'http://a\nrespond' }),
    ];

    expect(snippetOf(kind, wrong)).toBe('');
  });

  it.each(KINDS)('keeps a name on its line, without braces (%s)', (kind) => {
    const text = snippetOf(kind, [route({ routeName: '一\n}\u2028respond {"x"}' })]);

    expect(text).toContain('# 一 respond "x"\n');
    expect(text.split('\n').filter((line) => line.includes('respond'))).toHaveLength(1);
  });

  it('is empty without routes', () => {
    expect(KINDS.map((kind) => snippetOf(kind, []))).toEqual(['', '']);
  });
});
