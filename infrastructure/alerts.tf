# Thresholds and what they are of stand in alerts.json; docs/runbooks/alerts.md says what to do.
locals {
  alerts = jsondecode(file("${path.module}/alerts.json"))
  by_log = { for alert in local.alerts.fromLogs : alert.name => alert }

  # One shape for all of them: either more than so many within a time, or nothing for so long.
  policies = merge(
    { for name, alert in local.by_log : name => {
      title    = alert.title
      filter   = "metric.type=\"logging.googleapis.com/user/${google_logging_metric.alert[name].name}\" AND resource.type=\"${alert.resource}\""
      too_many = [alert]
      absent   = []
    } },
    { for alert in local.alerts.fromMetrics : alert.name => {
      title    = alert.title
      filter   = alert.filter
      too_many = [alert]
      absent   = []
    } },
    { for alert in local.alerts.absent : alert.name => {
      title    = alert.title
      filter   = alert.filter
      too_many = []
      absent   = [alert]
    } },
  )
}

resource "google_monitoring_notification_channel" "mail" {
  display_name = "Whoever is on duty"
  type         = "email"
  labels       = { email_address = var.alarm_email }
  depends_on   = [google_project_service.api]
}

resource "google_logging_metric" "alert" {
  for_each = local.by_log
  name     = "vcms/${each.key}"
  filter   = each.value.filter

  metric_descriptor {
    metric_kind = "DELTA"
    value_type  = "INT64"
  }
}

resource "google_monitoring_alert_policy" "alert" {
  for_each              = local.policies
  display_name          = each.value.title
  combiner              = "OR"
  notification_channels = [google_monitoring_notification_channel.mail.id]

  documentation {
    content = "docs/runbooks/alerts.md, ${each.key}"
  }

  conditions {
    display_name = each.value.title

    dynamic "condition_threshold" {
      for_each = each.value.too_many

      content {
        filter          = each.value.filter
        comparison      = "COMPARISON_GT"
        threshold_value = condition_threshold.value.moreThan
        duration        = "0s"

        aggregations {
          alignment_period     = "${condition_threshold.value.withinSeconds}s"
          per_series_aligner   = "ALIGN_DELTA"
          cross_series_reducer = "REDUCE_SUM"
        }
      }
    }

    dynamic "condition_absent" {
      for_each = each.value.absent

      content {
        filter   = each.value.filter
        duration = "${condition_absent.value.forSeconds}s"

        aggregations {
          alignment_period     = "300s"
          per_series_aligner   = "ALIGN_DELTA"
          cross_series_reducer = "REDUCE_SUM"
        }
      }
    }
  }
}
