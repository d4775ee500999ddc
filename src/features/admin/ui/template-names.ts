import { useMessages } from 'use-intl'

/** The display name of a template; unknown templates are shown by their own name. */
export function useTemplateName(): (template: string) => string {
  const names: Readonly<Record<string, string | undefined>> = useMessages().admin.templates
  return (template) => names[template] ?? template
}
