import { styled } from 'styled-components';
import { tokens } from '../../packages/ui/src';

export const Page = styled.div`
  color: ${tokens.color.text};
  font: ${tokens.font.body};

  h2 {
    margin: 0;
    font: ${tokens.font.heading};
  }

  h3 {
    margin: 0;
    font: ${tokens.font.title};
  }

  p {
    margin: ${tokens.space.sm} 0;
    max-width: ${tokens.width.xxxl};
  }

  ul {
    margin: 0;
    padding-inline-start: ${tokens.space.lg};
  }

  li + li {
    margin-block-start: ${tokens.space.xs};
  }

  code {
    font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
    font-size: 0.92em;
  }

  :is(p, li, dd, td, th, dt, div, span) > code {
    padding: 0 ${tokens.space.xs};
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.surfaceSunken};
  }
`;

export const Title = styled.h1`
  margin: 0;
  font: ${tokens.font.display};
`;

export const Lead = styled.p`
  color: ${tokens.color.textMuted};
`;

export const Import = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  min-height: ${tokens.size.control};
  color: ${tokens.color.textMuted};
`;

export const Similar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs} ${tokens.space.md};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.table};
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.md};
  margin-block: ${tokens.space.xs} ${tokens.space.lg};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.table};
`;

export const Section = styled.section`
  margin-block-start: ${tokens.space.xxl};
`;

export const SectionHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.md};
  margin-block-end: ${tokens.space.md};
`;

export const Contents = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs} ${tokens.space.lg};
  padding-block: ${tokens.space.sm};
  border-block: ${tokens.line.thin} solid ${tokens.color.border};
  font: ${tokens.font.table};
`;
