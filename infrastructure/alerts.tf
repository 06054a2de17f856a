# Thresholds and what they are of stand in alerts.json; docs/runbooks/alerts.md says what to do.
locals {
  alerts  = jsondecode(file("${path.module}/alerts.json"))
  by_log  = { for alert in local.alerts.fromLogs : alert.name => alert }
  by_rate = { for alert in local.alerts.fromMetrics : alert.name => alert }
  absent  = { for alert in local.alerts.absent : alert.name => alert }
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

resource "google_monitoring_alert_policy" "from_logs" {
  for_each              = local.by_log
  display_name          = each.value.title
  combiner              = "OR"
  notification_channels = [google_monitoring_notification_channel.mail.id]

  documentation {
    content = "docs/runbooks/alerts.md, ${each.key}"
  }

  conditions {
    display_name = each.value.title

    condition_threshold {
      filter          = "metric.type=\"logging.googleapis.com/user/${google_logging_metric.alert[each.key].name}\" AND resource.type=\"${each.value.resource}\""
      comparison      = "COMPARISON_GT"
      threshold_value = each.value.moreThan
      duration        = "0s"

      aggregations {
        alignment_period     = "${each.value.withinSeconds}s"
        per_series_aligner   = "ALIGN_DELTA"
        cross_series_reducer = "REDUCE_SUM"
      }
    }
  }
}

resource "google_monitoring_alert_policy" "from_metrics" {
  for_each              = local.by_rate
  display_name          = each.value.title
  combiner              = "OR"
  notification_channels = [google_monitoring_notification_channel.mail.id]

  documentation {
    content = "docs/runbooks/alerts.md, ${each.key}"
  }

  conditions {
    display_name = each.value.title

    condition_threshold {
      filter          = each.value.filter
      comparison      = "COMPARISON_GT"
      threshold_value = each.value.moreThan
      duration        = "0s"

      aggregations {
        alignment_period     = "${each.value.withinSeconds}s"
        per_series_aligner   = "ALIGN_DELTA"
        cross_series_reducer = "REDUCE_SUM"
      }
    }
  }
}

resource "google_monitoring_alert_policy" "absent" {
  for_each              = local.absent
  display_name          = each.value.title
  combiner              = "OR"
  notification_channels = [google_monitoring_notification_channel.mail.id]

  documentation {
    content = "docs/runbooks/alerts.md, ${each.key}"
  }

  conditions {
    display_name = each.value.title

    condition_absent {
      filter   = each.value.filter
      duration = "${each.value.forSeconds}s"

      aggregations {
        alignment_period     = "300s"
        per_series_aligner   = "ALIGN_DELTA"
        cross_series_reducer = "REDUCE_SUM"
      }
    }
  }
}
