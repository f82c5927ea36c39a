import {
  Accordion,
  Breadcrumb,
  Button,
  Card,
  DescriptionList,
  MaskedValue,
  PageHeader,
  SplitPanel,
  Stack,
  StatusLight,
  Steps,
  Tag,
  Timeline,
  useTexts,
} from '../../packages/ui/src';
import { detailPageTexts } from './DetailPage.texts';

const COMPANY = '上海明鉴人力资源信息技术服务有限公司华东分公司';

/** One record with its state, fields, results and history. */
export function DetailPage() {
  const t = useTexts(detailPageTexts);
  return (
    <Stack gap="lg">
      <PageHeader
        breadcrumb={
          <Breadcrumb
            items={[
              { key: 'orders', label: t.orders, href: '#orders' },
              { key: 'order', label: 'MJ20261117' },
            ]}
          />
        }
        title={t.title('欧阳静怡')}
        subtitle={t.subtitle('MJ20261117', '2026-11-17')}
        tags={
          <Tag dot tone="accent">
            {t.checking}
          </Tag>
        }
        actions={
          <>
            <Button>{t.reassign}</Button>
            <Button tone="primary" disabledReason={t.missing}>
              {t.submit}
            </Button>
          </>
        }
      />
      <Card>
        <Steps
          label={t.progress}
          steps={[
            { key: 'placed', label: t.placed, state: 'done', note: '11-17' },
            { key: 'consent', label: t.consent, state: 'done', note: '11-18' },
            { key: 'check', label: t.check, state: 'current' },
            { key: 'review', label: t.review, state: 'todo' },
            { key: 'report', label: t.report, state: 'todo' },
          ]}
        />
      </Card>
      <SplitPanel
        defaultValue={64}
        min={40}
        label={t.results}
        endLabel={t.history}
        start={<Results />}
        end={<History />}
      />
    </Stack>
  );
}

function Results() {
  const t = useTexts(detailPageTexts);
  const verified = <StatusLight tone="success">{t.verified}</StatusLight>;
  return (
    <Stack gap="lg">
      <Card title={t.candidate}>
        <DescriptionList
          columns={2}
          items={[
            { key: 'name', label: t.name, value: '欧阳静怡' },
            {
              key: 'mobile',
              label: t.mobile,
              value: (
                <MaskedValue
                  label={t.mobile}
                  masked="138****2046"
                  onReveal={() => Promise.resolve('13800002046')}
                />
              ),
            },
            { key: 'position', label: t.position, value: t.hr },
            { key: 'company', label: t.company, value: COMPANY },
            { key: 'remark', label: t.remark, value: t.remarkText, wide: true },
          ]}
        />
      </Card>
      <Card title={t.results}>
        <Accordion
          defaultExpandedKeys={['work']}
          items={[
            { key: 'identity', title: t.identity, note: verified, content: t.identityText },
            { key: 'education', title: t.education, note: verified, content: t.educationText },
            {
              key: 'work',
              title: t.work,
              note: <StatusLight tone="warning">{t.waiting}</StatusLight>,
              content: t.workText,
            },
          ]}
        />
      </Card>
    </Stack>
  );
}

function History() {
  const t = useTexts(detailPageTexts);
  return (
    <Card title={t.history}>
      <Timeline
        label={t.history}
        items={[
          { key: 'taken', time: '2026-11-18 14:20', title: t.accepted },
          { key: 'consented', time: '2026-11-18 10:24', title: t.consented, tone: 'success' },
          { key: 'created', time: '2026-11-17 10:03', title: t.created },
        ]}
      />
    </Card>
  );
}
