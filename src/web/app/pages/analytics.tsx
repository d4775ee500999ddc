export { AnalyticsPage as Component } from '#features/analytics/ui/analytics-page.tsx'
