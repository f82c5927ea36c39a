import { sampleReport } from './page/page.fixtures';
import { packReport, unpackReport, type PackedReport } from './packedReport';

describe('a packed report', () => {
  it('is the same again', () => {
    const report = sampleReport(60);
    const stored = JSON.parse(JSON.stringify(packReport(report))) as PackedReport;

    expect(unpackReport(stored)).toEqual(report);
  });

  it('has what many changes share once', () => {
    const report = sampleReport(600);

    expect(JSON.stringify(packReport(report)).length).toBeLessThan(
      JSON.stringify(report).length / 2,
    );
  });
});
