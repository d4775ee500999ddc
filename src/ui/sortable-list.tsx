import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from './class-names.ts'

export interface SortableListLabels {
  /** Accessible name of an item's handle. All indexes start at 0. */
  handle: (index: number) => string
  /** Instructions for the keyboard, read by screen readers with each handle. */
  instructions: string
  moved: (from: number, to: number) => string
}

export interface SortableListProps<T extends { id: string }> {
  items: readonly T[]
  /** Called to move the item from index `from` to index `to`. */
  onMove: (from: number, to: number) => void
  renderItem: (item: T, index: number, handle: ReactNode) => ReactNode
  labels: SortableListLabels
  className?: string | undefined
}

const stayInColumn: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** A list that can be sorted by drag handles: with the pointer, or with space and the arrow keys. */
export function SortableList<T extends { id: string }>({
  items,
  onMove,
  renderItem,
  labels,
  className,
}: SortableListProps<T>) {
  const contextId = useId()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const indexOf = (id: unknown) => items.findIndex((item) => item.id === id)

  function describeMove({ active, over }: Pick<DragEndEvent, 'active' | 'over'>): string | undefined {
    return over ? labels.moved(indexOf(active.id), indexOf(over.id)) : undefined
  }
  const announcements: Announcements = {
    onDragStart: () => undefined,
    onDragOver: describeMove,
    onDragEnd: describeMove,
    onDragCancel: () => undefined,
  }

  function finish({ active, over }: DragEndEvent) {
    const from = indexOf(active.id)
    const to = indexOf(over?.id)
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to)
  }

  return (
    <DndContext
      id={contextId}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[stayInColumn]}
      onDragEnd={finish}
      accessibility={{ announcements, screenReaderInstructions: { draggable: labels.instructions } }}
    >
      <SortableContext items={items.map((item) => item.id)} strategy={verticalListSortingStrategy}>
        <ul className={classNames('grid gap-3', className)}>
          {items.map((item, index) => (
            <SortableRow key={item.id} id={item.id} handleLabel={labels.handle(index)}>
              {(handle) => renderItem(item, index, handle)}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

interface SortableRowProps {
  id: string
  handleLabel: string
  children: (handle: ReactNode) => ReactNode
}

function SortableRow({ id, handleLabel, children }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  const handle = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      aria-label={handleLabel}
      // dnd-kit's other attributes are redundant for a button, and one contains an English text.
      aria-describedby={attributes['aria-describedby']}
      aria-pressed={attributes['aria-pressed']}
      {...listeners}
      className="inline-grid size-11 flex-none touch-none place-items-center rounded-s text-muted hover:bg-surface-sunken hover:text-text not-disabled:cursor-grab not-disabled:active:cursor-grabbing"
    >
      <GripVertical size={20} aria-hidden="true" />
    </button>
  )
  return (
    <li
      ref={setNodeRef}
      className={classNames('min-w-0 rounded-s', isDragging && 'relative z-10 bg-surface shadow-float')}
      style={{ transform: transform ? `translate3d(0, ${transform.y.toString()}px, 0)` : undefined, transition }}
    >
      {children(handle)}
    </li>
  )
}
