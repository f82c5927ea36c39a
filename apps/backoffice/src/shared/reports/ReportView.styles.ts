import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';
import { brand } from '../../base/brand';

/** A report to read. Its parts follow the width that it has, on a phone's screen as on a page. */
export const Report = styled.article`
  container-type: inline-size;
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  overflow-wrap: anywhere;

  h2 {
    margin: 0;
    font: ${tokens.font.title};
  }

  h3 {
    margin: 0;
    font: ${tokens.font.body};
    font-weight: ${tokens.font.strong};
  }

  p {
    margin: 0;
  }
`;

export const Cover = styled.header`
  display: grid;
  gap: ${tokens.space.xs};
  padding: ${tokens.space.xxl} ${tokens.space.xl} ${tokens.space.xl};
  background: var(--mj-report-accent, ${brand.ink});
  color: ${brand.onInk};

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space.md};
    margin-block-end: ${tokens.space.xxl};
    font: ${tokens.font.small};
  }

  & > p:first-of-type {
    font: ${tokens.font.display};
  }
`;

/** A logo of any colours on a ground of its own. */
export const Logo = styled.span`
  display: inline-grid;
  padding: ${tokens.space.xs} ${tokens.space.sm};
  border-radius: ${tokens.radius.sm};
  background: ${brand.onInk};
  color: ${brand.ink};

  img {
    max-inline-size: ${tokens.width.xxs};
    block-size: ${tokens.size.tile};
    object-fit: contain;
  }
`;

export const CoverPicture = styled.div`
  display: grid;

  img {
    inline-size: 100%;
    aspect-ratio: 35 / 8;
    object-fit: cover;
  }
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
  padding: ${tokens.space.xl};

  & + & {
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  }

  @container (width < 480px) {
    padding: ${tokens.space.lg};
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${tokens.space.xs} ${tokens.space.lg};
  margin: 0;

  dt {
    color: ${tokens.color.textMuted};
  }

  dd {
    margin: 0;
  }
`;

export const Lamps = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) auto;
    align-items: center;
    gap: ${tokens.space.sm};
    padding-block: ${tokens.space.sm};
    border-block-start: ${tokens.line.thin} solid ${tokens.color.borderFaint};
  }
`;

export const Item = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};

  & + & {
    padding-block-start: ${tokens.space.md};
  }
`;

export const ItemHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs} ${tokens.space.md};
`;

/** Rows of a survey item: a table on a page, cards on a phone. */
export const Rows = styled.dl`
  display: grid;
  margin: 0;
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  font: ${tokens.font.table};

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
    gap: ${tokens.space.xs} ${tokens.space.md};
    padding: ${tokens.space.sm} ${tokens.space.md};
  }

  & > div + div {
    border-block-start: ${tokens.line.thin} solid ${tokens.color.borderFaint};
  }

  dt {
    color: ${tokens.color.textMuted};
  }

  dd {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(${tokens.width.xxs}, 1fr));
    gap: ${tokens.space.xs} ${tokens.space.md};
    margin: 0;
  }

  small {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.small};
  }

  @container (width < 480px) {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }

    dd {
      grid-template-columns: max-content minmax(0, 1fr);
    }

    dd > span {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
      align-items: baseline;
    }
  }
`;

export const Muted = styled.p`
  color: ${tokens.color.textMuted};
`;

export const Files = styled.ol`
  margin: 0;
  padding-inline-start: ${tokens.space.xl};

  a {
    color: ${tokens.color.accentText};
  }
`;
