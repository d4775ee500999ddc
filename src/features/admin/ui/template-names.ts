import { useMessages } from 'use-intl'

/** A template's name in the language of the screen; one that this version does not know keeps its own. */
export function useTemplateName(): (template: string) => string {
  const names: Readonly<Record<string, string | undefined>> = useMessages().admin.templates
  return (template) => names[template] ?? template
}
