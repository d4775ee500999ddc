import { CircleX, Clock, Eye, EyeOff, Link2, Link2Off, TriangleAlert, UserCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Badge, type BadgeProps } from '#ui/badge.tsx'
import { type CodeState, codeStateOf } from '../shared/stay-needs.ts'
import type { PlacedStay } from './stay-groups.ts'
import { useStayTexts } from './stay-texts.ts'

const looks = {
  open: { tone: 'draft', icon: Link2 },
  waiting: { tone: 'draft', icon: Clock },
  unconfirmed: { tone: 'warning', icon: TriangleAlert },
  late: { tone: 'bad', icon: TriangleAlert },
  unseen: { tone: 'warning', icon: UserCheck },
  shown: { tone: 'ok', icon: Eye },
  over: { tone: 'draft', icon: EyeOff },
  withdrawn: { tone: 'neutral', icon: Link2Off },
  cancelled: { tone: 'neutral', icon: CircleX },
} as const satisfies Record<CodeState, { tone: BadgeProps['tone']; icon: typeof Eye }>

/** The state of a stay's codes as badge, icon and sentence. @param now milliseconds UTC */
export function CodeBadge({ placed, now }: { placed: PlacedStay; now: number }) {
  const t = useTranslations('stays.code')
  const texts = useStayTexts()
  const state = codeStateOf(placed.stay, placed.book, now)
  const { tone, icon: Icon } = looks[state]
  const detail = texts.codeDetail(placed, state)
  return (
    <div className="grid justify-items-start gap-[3px]">
      <Badge tone={tone}>
        <Icon size={15} aria-hidden="true" className="-ml-0.5" />
        {t(`state.${state}`)}
      </Badge>
      {detail && <small className="text-small leading-[1.45] text-muted">{detail}</small>}
    </div>
  )
}
