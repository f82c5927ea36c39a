import { fromBeijing } from '../time';
import {
  filledHtml,
  filledText,
  quietUntil,
  shownValues,
  smsLength,
  templateTextProblem,
} from './messageTexts';

describe('a text of a template', () => {
  it('may use the variables of its occasion, and names a wrong one with those allowed', () => {
    expect(templateTextProblem('{candidateName}：{link}', 'candidateInvite')).toBeUndefined();

    const problem = templateTextProblem('{orderNo} {link}', 'consentWithdrawn');

    expect(problem?.zh).toBe(
      '{link} 不能用在这里，可用的变量：{candidateName}、{companyName}、{orderNo}',
    );
    expect(problem?.en).toContain('Use: {candidateName}, {companyName}, {orderNo}');
  });

  it('finds a variable that tags tear apart, and a brace that is left open', () => {
    expect(templateTextProblem('<p>{li<b>nk}</b></p>', 'candidateInvite')?.en).toContain(
      '{li<b>nk}',
    );
    expect(templateTextProblem('{link', 'candidateInvite')?.en).toContain('Braces');
  });

  it('has no secret in its subject, which lists show', () => {
    expect(templateTextProblem('{link}', 'candidateInvite', { isSubject: true })).toBeDefined();
    expect(templateTextProblem('{link}', 'candidateInvite')).toBeUndefined();
  });

  it('is filled once: a value is no template', () => {
    const values = { candidateName: '{link}', link: 'https://a.example/x' };
    expect(filledText('{candidateName} {link}{days}', values)).toBe('{link} https://a.example/x');
  });

  it('is HTML whose values are escaped, with addresses as links', () => {
    const values = { candidateName: '<b>"A"&</b>', link: 'https://a.example/?a=1&b="2"' };
    const html = filledHtml('<p>{candidateName} {link}</p>', values);

    expect(html).not.toMatch(/<b>|"2"/);
    expect(html).toContain('<a href="https://a.example/?a=1&#38;b=&#34;2&#34;">');
  });

  it('is shown without its secrets', () => {
    expect(shownValues({ link: 'https://a.example/x', days: 7 })).toEqual({ link: '…', days: 7 });
    expect(shownValues({ link: '' })).toEqual({ link: '' });
  });
});

describe('the length of a text message', () => {
  it.each([
    [0, 0],
    [1, 1],
    [70, 1],
    [71, 2],
    [134, 2],
    [135, 3],
  ])('of %i characters is %i pieces', (characters, segments) => {
    expect(smsLength('字'.repeat(characters))).toEqual({ characters, segments });
  });

  it('includes the signature', () => {
    expect(smsLength('字'.repeat(67), '明鉴')).toEqual({ characters: 71, segments: 2 });
  });
});

describe('quiet hours', () => {
  const at = (text: string) => fromBeijing(text)!;
  const night = { quietStart: '21:30', quietEnd: '08:00' };

  it.each([
    ['2026-11-28 21:29:59', null],
    ['2026-11-28 21:30:00', '2026-11-29 08:00:00'],
    ['2026-11-28 23:59:59', '2026-11-29 08:00:00'],
    ['2026-11-29 00:00:00', '2026-11-29 08:00:00'],
    ['2026-11-29 07:59:59', '2026-11-29 08:00:00'],
    ['2026-11-29 08:00:00', null],
  ])('over midnight, at %s, end at %s', (now, end) => {
    expect(quietUntil(at(now), night)).toEqual(end && at(end));
  });

  it('of a day end on it; equal or missing ends are none', () => {
    const noon = { quietStart: '12:00', quietEnd: '13:30' };
    expect(quietUntil(at('2026-11-28 12:10:00'), noon)).toEqual(at('2026-11-28 13:30:00'));
    expect(quietUntil(at('2026-11-28 11:10:00'), noon)).toBeNull();
    expect(
      quietUntil(at('2026-11-28 12:10:00'), { quietStart: '12:00', quietEnd: '12:00' }),
    ).toBeNull();
    expect(
      quietUntil(at('2026-11-28 12:10:00'), { quietStart: '12:00', quietEnd: null }),
    ).toBeNull();
  });
});
