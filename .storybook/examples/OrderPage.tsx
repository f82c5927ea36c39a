import type { ReactNode } from 'react';
import { Clock, LifeBuoy, ScrollText } from 'lucide-react';
import {
  Button,
  Card,
  CopyButton,
  DescriptionList,
  Icon,
  MaskedValue,
  PageHeader,
  Stack,
  Steps,
  Tag,
  Text,
  Timeline,
  TruncatedText,
  useTexts,
  type StepItem,
} from '../../packages/ui/src';
import { orderPageTexts } from './OrderPage.texts';
import * as S from './OrderPage.styles';

const COMPANY = '上海明鉴人力资源信息技术服务有限公司华东分公司';
const PHONE = '13800002046';

/** An order for those who work on it: its face, its course, the work, and a rail. */
export function OrderPage() {
  const t = useTexts(orderPageTexts);
  const dates = ['11-17', '11-18', '11-18', '11-19'];
  return (
    <OrderFrame
      tags={
        <>
          <Tag dot tone="accent">
            {t.reporting}
          </Tag>
          <Tag mark={<Icon icon={Clock} />}>{t.left}</Tag>
        </>
      }
      actions={
        <>
          <Button icon={<Icon icon={LifeBuoy} />}>{t.assist}</Button>
          <Button tone="primary" disabledReason={t.nowMore}>
            {t.next}
          </Button>
        </>
      }
      steps={t.steps.split('|').map((label, index) => stepOf(label, index, 4, dates[index]))}
      events={[
        { key: 'consented', time: '11-18 10:24', title: t.eventConsent, tone: 'accent' },
        { key: 'accepted', time: '11-17 14:20', title: t.eventAccepted },
        { key: 'placed', time: '11-17 10:03', title: t.eventPlaced },
      ]}
    >
      <Card title={t.now}>
        <Text>{t.nowText}</Text>
        <Text tone="muted">{t.nowMore}</Text>
      </Card>
      <Facts
        more={[
          { key: 'accepted', label: t.accepted, value: '2026-11-17 14:20' },
          { key: 'due', label: t.due, value: '2026-11-25 18:00' },
          { key: 'finished', label: t.finished, value: null },
        ]}
      />
    </OrderFrame>
  );
}

/** A step of a bar whose current one has an index. */
export const stepOf = (label: string, index: number, current: number, note?: string): StepItem => ({
  key: label,
  label,
  note,
  state: index < current ? 'done' : index === current ? 'current' : 'todo',
});

interface OrderFrameProps {
  tags: ReactNode;
  actions: ReactNode;
  steps: readonly StepItem[];
  events: Parameters<typeof Timeline>[0]['items'];
  /** The work. */
  children: ReactNode;
}

/** The frame of an order, for staff and for its client. */
export function OrderFrame({ tags, actions, steps, events, children }: OrderFrameProps) {
  const t = useTexts(orderPageTexts);
  return (
    <S.Page>
      <PageHeader
        title={
          <S.Face>
            欧阳静怡 <small>{t.product}</small>
          </S.Face>
        }
        tags={tags}
        subtitle={
          <>
            MJ202611170000042 <CopyButton text="MJ202611170000042" label={t.copyNo} />
          </>
        }
        actions={actions}
      />
      <Steps size="small" label={t.flow} steps={steps} />
      <S.Columns>
        <Stack gap="lg">
          {children}
          <Card title={t.papers}>
            <Stack gap="sm">
              <Text tone="muted">{t.letter}</Text>
              <TruncatedText keepEnd={8}>{t.letterFile}</TruncatedText>
              <TruncatedText keepEnd={8}>{t.degreeFile}</TruncatedText>
            </Stack>
          </Card>
        </Stack>
        <Stack gap="lg">
          <Summary />
          <Manager />
          <Card title={t.history}>
            <Timeline label={t.history} items={events} />
          </Card>
        </Stack>
      </S.Columns>
    </S.Page>
  );
}

/** The facts of an order in three columns; a missing one is a dash. */
export function Facts({ more }: { more: Parameters<typeof DescriptionList>[0]['items'] }) {
  const t = useTexts(orderPageTexts);
  return (
    <Card title={t.details}>
      <DescriptionList
        items={[
          { key: 'type', label: t.type, value: t.refined },
          { key: 'position', label: t.position, value: t.hr },
          { key: 'city', label: t.city, value: t.shanghai },
          { key: 'idNo', label: t.idNo, value: '3****************2' },
          { key: 'placed', label: t.placed, value: '2026-11-17 10:03' },
          ...more,
        ]}
      />
    </Card>
  );
}

function Summary() {
  const t = useTexts(orderPageTexts);
  return (
    <Card title={t.top} actions={<Button size="small">{t.viewLetter}</Button>}>
      <DescriptionList
        columns={1}
        items={[
          {
            key: 'company',
            label: t.company,
            value: (
              <Stack gap="xs" align="start">
                {COMPANY}
                <Button size="small" icon={<Icon icon={ScrollText} />}>
                  {t.rules}
                </Button>
              </Stack>
            ),
          },
          { key: 'entity', label: t.entity, value: t.sameAsClient },
          {
            key: 'mobile',
            label: t.mobile,
            value: (
              <MaskedValue
                label={t.mobile}
                masked="138****2046"
                onReveal={() => Promise.resolve(PHONE)}
              />
            ),
          },
          { key: 'email', label: t.email, value: null },
          { key: 'remark', label: t.remark, value: t.remarkText },
        ]}
      />
    </Card>
  );
}

function Manager() {
  const t = useTexts(orderPageTexts);
  return (
    <Card title={t.manager}>
      <DescriptionList
        columns={1}
        items={[
          { key: 'name', label: t.name, value: '王晓明' },
          {
            key: 'phone',
            label: t.mobile,
            value: (
              <>
                {PHONE} <CopyButton text={PHONE} label={t.copyPhone} />
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}
