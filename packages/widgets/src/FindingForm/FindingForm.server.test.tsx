// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { FindingForm } from './FindingForm';
import { jobRows, jobSuggestion } from './FindingForm.fixtures';

describe('FindingForm on a server', () => {
  it('has the claims and the suggested level', () => {
    const html = renderToString(
      <FindingForm label="工作经历" rows={jobRows} suggestion={jobSuggestion} />,
    );

    expect(html).toContain('上海远景贸易有限公司');
    expect(html).toContain('采用建议');
  });
});
