import { purposeOf, tokenIn } from './linkToken';

const TOKEN = 'a'.repeat(20) + '-_' + 'B'.repeat(21);
const at = (address: string) => new URL(address, 'https://example.com');

describe('the token of a link', () => {
  it('is read from the hash, or from the query', () => {
    expect(tokenIn(at(`/clientUser#${TOKEN}`))).toBe(TOKEN);
    expect(tokenIn(at(`/clientUser?token=${TOKEN}`))).toBe(TOKEN);
  });

  it.each(['/clientUser', '/clientUser#', '/clientUser#/rights', '/clientUser#a', '/x#<script>'])(
    'is not in %s',
    (address) => {
      expect(tokenIn(at(address))).toBeUndefined();
    },
  );

  it('belongs to the page of its path', () => {
    expect(purposeOf(at('/signPage/'))).toBe('signPage');
    expect(purposeOf(at('/clientUser'))).toBe('clientUser');
  });
});
