export { PlanSelectionPage as Component } from '#features/billing/ui/plan-selection-page.tsx'
