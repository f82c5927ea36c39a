import { onChannel, templateProblem, templateValueOf, type TemplateValue } from './templateValue';

const VALUE: TemplateValue = {
  ...templateValueOf({}),
  scene: 'candidateInvite',
  channel: 1,
  signName: '明鉴',
  content: '{candidateName}\n{link}',
  contentEn: null,
};

describe('the texts of a template', () => {
  it('need an occasion, a channel and a text', () => {
    expect(templateProblem(templateValueOf(null))?.en).toBe('Select an occasion');
    expect(templateProblem({ ...VALUE, channel: null })?.en).toBe('Select a channel');
    expect(templateProblem({ ...VALUE, content: '' })?.en).toBe('Enter a text');
    expect(templateProblem(VALUE)).toBeUndefined();
  });

  it('name the language of a wrong variable', () => {
    const { zh, en } = templateProblem({ ...VALUE, contentEn: '{name}' })!;
    expect(zh).toMatch(/^英文：\{name\} 不能用在这里/);
    expect(en).toMatch(/^English text: \{name\} cannot be used/);
  });

  it('become paragraphs of an e-mail, which has no signature', () => {
    const email = onChannel(VALUE, 2);
    expect(email).toMatchObject({
      html: '<p>{candidateName}</p><p>{link}</p>',
      content: null,
      signName: null,
    });
    expect(templateProblem(email)?.en).toBe('Enter a subject');
    expect(templateProblem({ ...email, subject: '邀请' })).toBeUndefined();
  });

  it('of an e-mail leave its subject and its HTML behind', () => {
    const back = onChannel({ ...onChannel(VALUE, 2), subject: '邀请' }, 3);
    expect(back).toMatchObject({ html: null, subject: '邀请' });
    expect(onChannel(back, 1).subject).toBeNull();
  });
});
