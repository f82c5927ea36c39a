import { CircleCheck } from 'lucide-react';
import { EmptyState, Table, TableFrame, Text, useTexts } from '@mingjian/ui';
import { useReview } from '../desk';
import { ConsoleLines } from '../panel/ConsoleLines';
import { Screen } from './Screen';
import { screenTexts } from './screens.texts';

/** Stories with errors, whether or not their pictures changed. */
export function BrokenScreen() {
  const t = useTexts(screenTexts);
  const broken = useReview((review) => review.index.report.broken);

  if (broken.length === 0) {
    return (
      <Screen title={t.brokenTitle}>
        <EmptyState icon={CircleCheck} title={t.brokenNone} description={t.brokenNoneWhy} />
      </Screen>
    );
  }
  return (
    <Screen title={t.brokenTitle} description={t.brokenWhy}>
      <TableFrame label={t.brokenTitle}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t.where}</th>
              <th scope="col">{t.errors}</th>
            </tr>
          </thead>
          <tbody>
            {broken.map(({ story, title, name, lines }) => (
              <tr key={story}>
                <td>
                  {`${title} / ${name}`}
                  <Text element="p" size="small" tone="muted">
                    {story}
                  </Text>
                </td>
                <td>
                  <ConsoleLines lines={lines} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </Screen>
  );
}
