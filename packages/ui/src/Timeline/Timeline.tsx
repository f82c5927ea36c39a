import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import * as S from './Timeline.styles';

export type TimelineTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

export interface TimelineItem {
  key: string;
  /** When it happened, as it is read: a date, "3 minutes ago". */
  time: string;
  /** The same moment for machines, ISO 8601. */
  dateTime?: string;
  /** What happened and who did it. Says what `tone` shows. */
  title: ReactNode;
  /** More about it: a note, a list of changes. */
  content?: ReactNode;
  /** @default 'neutral' */
  tone?: TimelineTone;
  /** @default a dot */
  icon?: LucideIcon;
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Whose history it is: the accessible name of the list. */
  label: string;
  /** In the order they are read; the newest first is the caller's choice. */
  items: readonly TimelineItem[];
}

/**
 * What happened, one after the other. Renders an `<ol>`. For a course that is fixed beforehand use
 * `Steps`.
 */
export function Timeline({ label, items, ...rest }: TimelineProps) {
  return (
    <S.Root aria-label={label} {...rest}>
      {items.map(({ key, time, dateTime, title, content, tone = 'neutral', icon }) => (
        <S.Item key={key} data-tone={tone}>
          <S.Marker data-dot={!icon || undefined}>{icon && <Icon icon={icon} />}</S.Marker>
          <S.Words>
            <S.Heading>
              <S.Title>{title}</S.Title>
              <S.Time dir="auto" {...(dateTime !== undefined && { dateTime })}>
                {time}
              </S.Time>
            </S.Heading>
            {content != null && <S.Content>{content}</S.Content>}
          </S.Words>
        </S.Item>
      ))}
    </S.Root>
  );
}
