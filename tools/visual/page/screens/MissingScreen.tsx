import { CircleCheck } from 'lucide-react';
import { EmptyState, Table, TableFrame, Text, useTexts } from '@mingjian/ui';
import { useReview } from '../desk';
import { ValueChange } from '../ValueChange';
import * as S from './Screen.styles';
import { Screen } from './Screen';
import { screenTexts } from './screens.texts';

/** Changes that reach stories and can be seen in none of their pictures. */
export function MissingScreen() {
  const t = useTexts(screenTexts);
  const missing = useReview((review) => review.index.report.missing);

  if (missing.length === 0) {
    return (
      <Screen title={t.missingTitle}>
        <EmptyState icon={CircleCheck} title={t.missingNone} description={t.missingNoneWhy} />
      </Screen>
    );
  }
  return (
    <Screen title={t.missingTitle} description={t.missingWhy}>
      <TableFrame label={t.missingTitle}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t.cause}</th>
              <th scope="col">{t.values}</th>
              <th scope="col">{t.stories}</th>
            </tr>
          </thead>
          <tbody>
            {missing.map(({ cause, stories }) => (
              <tr key={`${cause.kind} ${cause.name} ${cause.component}`}>
                <td>
                  <code>{cause.name}</code>
                  {cause.component !== null && (
                    <Text element="p" size="small" tone="muted">
                      {cause.component}
                    </Text>
                  )}
                </td>
                <td>
                  {cause.kind !== 'file' && (
                    <ValueChange before={cause.before} after={cause.after} />
                  )}
                </td>
                <td>
                  <S.Stories role="list">
                    {stories.map((story) => (
                      <li key={story}>{story}</li>
                    ))}
                  </S.Stories>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </Screen>
  );
}
