import type { ReactNode } from 'react';
import { ChevronDown, Plus } from 'lucide-react';
import {
  Button,
  Card,
  Grid,
  Heading,
  Icon,
  Link,
  List,
  ListItem,
  Menu,
  PageHeader,
  Stack,
  Statistic,
  Tag,
  useTexts,
  type TagTone,
} from '../../packages/ui/src';
import { dashboardTexts } from './Dashboard.texts';
import * as orders from './dashboards.fixtures';

type Work = orders.ExampleWork;

const tones: Record<Work['status'], TagTone> = {
  awaiting: 'warning',
  collecting: 'accent',
  authorisation: 'warning',
  verification: 'accent',
  report: 'accent',
  settle: 'notice',
};

interface FrameProps {
  name: string;
  /** The one primary action of the page. */
  action?: ReactNode;
  /** Five figures. */
  tiles: ReactNode;
  children: ReactNode;
}

/** A greeting, a row of five figures that lead to their lists, and the work below. */
function Frame({ name, action, tiles, children }: FrameProps) {
  const t = useTexts(dashboardTexts);
  return (
    <Stack gap="md">
      <PageHeader title={t.hello(name)} subtitle={t.today} actions={action} />
      <Grid columns={5} gap="md">
        {tiles}
      </Grid>
      <Card>
        <Stack gap="lg">{children}</Stack>
      </Card>
    </Stack>
  );
}

interface WorkListProps {
  title: string;
  rows: readonly Work[];
  /** The button of a row; without it the row alone opens its order. */
  action?: string;
}

function WorkList({ title, rows, action }: WorkListProps) {
  const t = useTexts(dashboardTexts);
  return (
    <Group title={title}>
      <List label={title} dense>
        {rows.map(({ key, person, product, company, status, dueDays }) => (
          <ListItem
            key={key}
            href={`#${key}`}
            description={`${t[product]} · ${company}`}
            trailing={
              <Stack direction="row" gap="sm" align="center" justify="end" wrap>
                <Tag dot tone={tones[status]}>
                  {t[status]}
                </Tag>
                {dueDays !== undefined && <Due days={dueDays} />}
                {action !== undefined && <Button size="small">{action}</Button>}
              </Stack>
            }
          >
            <strong>{person}</strong>
          </ListItem>
        ))}
      </List>
    </Group>
  );
}

interface GroupProps {
  title: string;
  children: ReactNode;
}

/** Rows with their title, which leads to all of them. */
function Group({ title, children }: GroupProps) {
  const t = useTexts(dashboardTexts);
  return (
    <section aria-label={title}>
      <Stack direction="row" justify="between" align="center">
        <Heading level={2} size="title">
          {title}
        </Heading>
        <Link href="#all">{t.showAll}</Link>
      </Stack>
      {children}
    </section>
  );
}

function Due({ days }: { days: number }) {
  const t = useTexts(dashboardTexts);
  if (days < 0) return <Tag tone="danger">{t.overBy(-days)}</Tag>;
  return <Tag tone={days === 0 ? 'warning' : 'neutral'}>{t.left(days)}</Tag>;
}

/** The home page of staff who accept orders: their own work first, the team's figures beside. */
export function OfficerDashboard() {
  const t = useTexts(dashboardTexts);
  return (
    <Frame
      name="林晓"
      tiles={
        <>
          <Statistic label={t.awaiting} value={38} unit={t.orders} hint={t.first} href="#1" />
          <Statistic label={t.overdue} value={5} tone="danger" hint={t.all(38)} href="#2" />
          <Statistic label={t.dueToday} value={2} tone="warning" hint={t.all(9)} href="#3" />
          <Statistic label={t.waiting} value={10} hint={t.all(72)} href="#4" />
          <Statistic label={t.finished} value={238} hint={t.all(1254)} href="#5" />
        </>
      }
    >
      <WorkList title={t.overdue} rows={orders.overdue} action={t.open} />
      <WorkList title={t.dueToday} rows={orders.dueToday} action={t.open} />
      <WorkList title={t.awaiting} rows={orders.awaiting} action={t.accept} />
      <WorkList title={t.thisWeek} rows={orders.later} action={t.open} />
    </Frame>
  );
}

/** The home page of administrators: what waits for a decision, by the rights of the reader. */
export function AdminDashboard() {
  const t = useTexts(dashboardTexts);
  return (
    <Frame
      name="周明远"
      tiles={
        <>
          <Statistic label={t.registrations} value={2} tone="warning" href="#1" />
          <Statistic label={t.awaiting} value={38} unit={t.orders} href="#2" />
          <Statistic label={t.overdue} value={38} unit={t.orders} tone="danger" href="#3" />
          <Statistic label={t.failedMail} value={1} tone="danger" href="#4" />
          <Statistic label={t.dueToday} value={9} unit={t.orders} tone="warning" href="#5" />
        </>
      }
    >
      <NameList title={t.registrations} names={orders.registrations} action={t.review} />
      <WorkList title={t.awaiting} rows={orders.awaiting} action={t.accept} />
      <NameList title={t.failedMail} names={orders.failedMail} />
    </Frame>
  );
}

interface NameListProps {
  title: string;
  names: readonly string[];
  action?: string;
}

function NameList({ title, names, action }: NameListProps) {
  return (
    <Group title={title}>
      <List label={title} dense>
        {names.map((name) => (
          <ListItem
            key={name}
            href="#one"
            trailing={action !== undefined && <Button size="small">{action}</Button>}
          >
            <strong>{name}</strong>
          </ListItem>
        ))}
      </List>
    </Group>
  );
}

/** The home page of staff who set terms of payment: orders that wait for their settlement. */
export function FinanceDashboard() {
  const t = useTexts(dashboardTexts);
  return (
    <Frame
      name="欧阳静怡"
      tiles={
        <>
          <Statistic label={t.settle} value={264} unit={t.orders} href="#1" />
          <Statistic label={t.finished} value={1254} unit={t.orders} href="#2" />
          <Statistic label={t.inProgress} value={393} unit={t.orders} href="#3" />
          <Statistic label={t.overdue} value={38} unit={t.orders} href="#4" />
          <Statistic label={t.waiting} value={72} unit={t.orders} href="#5" />
        </>
      }
    >
      <WorkList title={t.toSettle} rows={orders.toSettle} action={t.open} />
    </Frame>
  );
}

/** The home page of a client: its own steps, the latest reports, and what is in progress. */
export function ClientDashboard() {
  const t = useTexts(dashboardTexts);
  const order = (
    <Menu
      label={t.order}
      placement="bottom-end"
      trigger={
        <Button tone="primary" icon={<Icon icon={Plus} />}>
          {t.order}
          <Icon icon={ChevronDown} />
        </Button>
      }
      items={[
        { key: 'flash', label: t.flashCheck, href: '#flash' },
        { key: 'refined', label: t.refinedCheck, href: '#refined' },
      ]}
    />
  );
  return (
    <Frame
      name="陈思齐"
      action={order}
      tiles={
        <>
          <Statistic label={t.submitted} value={12} unit={t.orders} href="#1" />
          <Statistic label={t.authorisation} value={27} unit={t.orders} href="#2" />
          <Statistic label={t.verification} value={12} unit={t.orders} href="#3" />
          <Statistic label={t.report} value={13} unit={t.orders} href="#4" />
          <Statistic label={t.finished} value={214} unit={t.orders} href="#5" />
        </>
      }
    >
      <WorkList title={t.reports} rows={orders.clientReports} />
      <WorkList title={t.clientWork} rows={orders.clientWork} />
    </Frame>
  );
}

/** Any of them while its figures are loading: the rhythm of the page, and nothing to read. */
export function LoadingDashboard() {
  const t = useTexts(dashboardTexts);
  return (
    <Frame
      name="林晓"
      tiles={Array.from({ length: 5 }, (_, tile) => (
        <Statistic key={tile} label="" value="" hint="" loading />
      ))}
    >
      <List label={t.work} loading />
    </Frame>
  );
}
