import { encodeSearch } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import {
  Card,
  EmptyState,
  ErrorState,
  Link,
  Skeleton,
  SkeletonBlock,
  useLocale,
  useTexts,
} from '@mingjian/ui';
import { SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../shared/Page.styles';
import { LAYOUT_LIST } from '../../shared/reports/layoutPaths';
import { useTabTitle } from '../../shell';
import { layoutTexts } from './layout.texts';
import { LayoutEditor } from './LayoutEditor';
import { layoutPageList } from './layoutList';
import { layoutName } from './layoutPath';

/** The page of a layout of reports. Its id is the query `layoutId`. */
export function LayoutPage() {
  const t = useTexts(layoutTexts);
  const [query] = useSearchParams();
  const { data, error, mutate } = useCall(layoutPageList.calls.getList, {
    pageNum: 1,
    pageSize: 1,
    searchParam: encodeSearch([
      { field: 'id', operator: 'EQ', value: query.get('layoutId') || 'none' },
    ]),
  });
  const { language } = useLocale();
  const [layout] = data?.content ?? [];
  useTabTitle(layout && layoutName(layout, language));

  if (error && !data)
    return (
      <ErrorState
        level={1}
        title={t.failed}
        description={error.message}
        onRetry={() => void mutate()}
      />
    );
  if (data && !layout)
    return (
      <EmptyState
        level={1}
        icon={SearchX}
        title={t.missing}
        description={t.missingNote}
        action={<Link href={LAYOUT_LIST}>{t.toList}</Link>}
      />
    );
  return (
    <Page aria-busy={!layout}>
      {layout && data ? (
        <LayoutEditor key={layout.id} loaded={layout} can={data.can} />
      ) : (
        <>
          <SkeletonBlock width="20em" height="2em" />
          <Card>
            <Skeleton lines={10} />
          </Card>
        </>
      )}
    </Page>
  );
}
