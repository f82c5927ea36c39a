import { textOfHtml, withVariables } from './htmlText';

describe('the plain text of HTML', () => {
  it('has a line for each block, and characters in place of entities', () => {
    expect(textOfHtml('<p>甲&amp;乙&nbsp;&lt;b&gt;</p><ul><li>一</li><li>二&#39;</li></ul>')).toBe(
      "甲&乙 <b>\n一\n二'",
    );
    expect(textOfHtml('<table><tr><td>姓名</td><td>林晓</td></tr></table>')).toBe('姓名\t林晓');
    expect(textOfHtml('一<br>二<br />三')).toBe('一\n二\n三');
  });

  it('decodes once', () => {
    expect(textOfHtml('&amp;lt;script&amp;gt;')).toBe('&lt;script&gt;');
    expect(textOfHtml('&#1114112;&unknown;')).toBe('&unknown;');
  });

  it('has variables in place of merge fields', () => {
    expect(
      withVariables('<p><span data-merge-field="link" style="color:red">链接</span>！</p>'),
    ).toBe('<p>{link}！</p>');
  });
});
