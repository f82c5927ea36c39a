import { LifeBuoy } from 'lucide-react';
import {
  Button,
  Card,
  DescriptionList,
  Heading,
  Icon,
  Stack,
  Tag,
  useTexts,
} from '../../packages/ui/src';
import { Facts, OrderFrame, stepOf } from './OrderPage';
import { orderPageTexts } from './OrderPage.texts';

/** The same order for its client: five steps, and the report as the main card. */
export function ClientOrderPage() {
  const t = useTexts(orderPageTexts);
  const dates = ['11-17', '11-18'];
  return (
    <OrderFrame
      tags={
        <Tag dot tone="accent">
          {t.verifying}
        </Tag>
      }
      actions={<Button icon={<Icon icon={LifeBuoy} />}>{t.assist}</Button>}
      steps={t.clientSteps.split('|').map((label, index) => stepOf(label, index, 2, dates[index]))}
      events={[
        { key: 'consented', time: '11-18 10:24', title: t.eventConsent, tone: 'accent' },
        { key: 'placed', time: '11-17 10:03', title: t.eventPlaced },
      ]}
    >
      <Card title={t.report}>
        <Stack gap="lg">
          <Heading level={3}>{t.reportNow}</Heading>
          <DescriptionList
            columns={2}
            items={[
              { key: 'expected', label: t.expected, value: '2026-11-25' },
              { key: 'ahead', label: t.ahead, value: t.aheadText },
            ]}
          />
        </Stack>
      </Card>
      <Facts more={[]} />
    </OrderFrame>
  );
}
